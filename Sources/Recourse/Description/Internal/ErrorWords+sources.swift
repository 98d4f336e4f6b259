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
      title = title ?? PlainText.title(error.errorDescription)
      message = message ?? PlainText.message(error.failureReason)
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
    title = PlainText.title(values[NSLocalizedDescriptionKey] as? String)
    message = PlainText.message(values[NSLocalizedFailureReasonErrorKey] as? String)
    suggestion = PlainText.message(values[NSLocalizedRecoverySuggestionErrorKey] as? String)
    helpAnchor = PlainText.title(values[NSHelpAnchorErrorKey] as? String)
  }
}
