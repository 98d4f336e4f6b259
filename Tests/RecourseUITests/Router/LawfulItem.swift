import Recourse

/// A presentation of the app's own, and what has happened to it.
struct LawfulItem {
  let isQuestion: Bool
  var handle: PresentationHandle?
  var answer: PresentationAnswer?
  /// How often a person has pressed its button.
  var presses = 0
  /// How often its button's action has run.
  var runs = 0
  var mayBeTakenBack = false
  var mayBeClosed = false
  var mayBeCancelled = false

  init(isQuestion: Bool) {
    self.isQuestion = isQuestion
  }

  /// Whether its answer or its action is not what a person or the app has done.
  var isWrong: Bool {
    if runs > 1 || (runs == 1) != (answer?.action?.title == "OK") { return true }
    return switch answer {
    case .action(let action): action.title == "OK" ? presses == 0 : !mayBeCancelled
    case .dismissed: presses > 0 || !(mayBeClosed || mayBeTakenBack)
    case .withdrawn: presses > 0 || !mayBeTakenBack
    case .replaced, .ignored, nil: true
    }
  }
}
