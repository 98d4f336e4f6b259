import Recourse
import RecourseTesting

extension ErrorRouter {
  /// Answers the alert that would be on the screen.
  @MainActor
  func answerAlert(_ title: String) throws {
    guard let interruptions = scene?.interruptions, let current = interruptions.current,
      let action = current.item.content.actions.first(where: { $0.title == title })
    else { throw AnswerFailure.nothingShown(answer: title) }
    interruptions.choose(action, in: current.id)
  }
}
