import Recourse

/// A presentation of the app, and the record of its history.
struct LawfulItem {
  let isQuestion: Bool
  var handle: PresentationHandle?
  var answer: PresentationAnswer?
  /// The number of times the user has pressed the button.
  var presses = 0
  /// The number of times the button's action has run.
  var runs = 0
  var mayBeTakenBack = false
  var mayBeClosed = false
  var mayBeCancelled = false

  init(isQuestion: Bool) {
    self.isQuestion = isQuestion
  }

  /// Whether the answer or the action contradicts the actions of the user and the app.
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
