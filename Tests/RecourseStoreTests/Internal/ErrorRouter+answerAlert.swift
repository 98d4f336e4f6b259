import Recourse
import RecourseTesting

extension ErrorRouter {
  /// Chooses the action with a title in the current alert.
  ///
  /// - Parameter title: The title of the action.
  /// - Throws: `AnswerFailure.nothingShown` if no current alert has that action.
  @MainActor
  func answerAlert(_ title: String) throws {
    guard let interruptions = app?.frontSurfaces.interruptions,
      let current = interruptions.current,
      let action = current.item.content.actions.first(where: { $0.title == title })
    else { throw AnswerFailure.nothingShown(answer: title) }
    interruptions.choose(action, in: current.id)
  }
}
