import Foundation

extension ErrorWords {
  /// What a mapper of the app says.
  init(_ description: ErrorDescription) {
    self.init(
      title: description.givenTitle,
      message: description.givenMessage,
      suggestion: description.recoverySuggestion,
      helpAnchor: description.helpAnchor,
      helpLink: description.helpLink,
      options: description.recoveryOptions)
  }

  /// What the type of an error says of itself.
  init(ownOf error: any Error) {
    if let error = error as? any ErrorAlertConvertible {
      title = PlainText.title(error.errorTitle)
      message = PlainText.message(error.errorMessage)
    }
    if let error = error as? any LocalizedError {
      message = message ?? PlainText.message(error.failureReason)
      describe(by: error.errorDescription)
      suggestion = PlainText.message(error.recoverySuggestion)
      helpAnchor = PlainText.title(error.helpAnchor)
    }
    if let error = error as? any RecoverableError {
      options = RecoveryOption.options(of: error)
    }
  }

  /// What Foundation keeps beside an error.
  init(userInfo values: [String: Any]) {
    guard !values.isEmpty else { return }
    message = PlainText.message(values[NSLocalizedFailureReasonErrorKey] as? String)
    describe(by: values[NSLocalizedDescriptionKey] as? String)
    suggestion = PlainText.message(values[NSLocalizedRecoverySuggestionErrorKey] as? String)
    helpAnchor = PlainText.title(values[NSHelpAnchorErrorKey] as? String)
  }

  /// Takes a description for the title, or for the message if it stands alone and is more than a
  /// title can hold.
  private mutating func describe(by description: String?) {
    guard title == nil else { return }
    title = PlainText.title(description)
    guard message == nil, let whole = PlainText.message(description), title != whole else { return }
    (title, message) = (nil, whole)
  }
}
