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
      helpAnchor = error.helpAnchor.flatMap { PlainText.label($0) }
    }
    if let error = error as? any RecoverableError {
      options = RecoveryOption.options(of: error)
    }
  }

  /// What Foundation keeps beside an error: the words of an app, of a framework, or its own.
  init(userInfoOf error: any Error) {
    let values = error.userInfoValues
    guard !values.isEmpty else { return }
    let identity = error.systemIdentity
    message = PlainText.message(values[NSLocalizedFailureReasonErrorKey] as? String, of: identity)
    describe(by: values[NSLocalizedDescriptionKey] as? String, of: identity)
    suggestion = PlainText.message(
      values[NSLocalizedRecoverySuggestionErrorKey] as? String, of: identity)
    helpAnchor = (values[NSHelpAnchorErrorKey] as? String).flatMap { PlainText.label($0) }
  }

  /// Takes a description for the title, or for the message if it stands alone and is more than a
  /// title can hold.
  private mutating func describe(
    by description: String?, of identity: (domain: String, code: Int)? = nil
  ) {
    guard title == nil else { return }
    title = PlainText.title(description, of: identity)
    guard message == nil, let whole = PlainText.message(description, of: identity), title != whole
    else { return }
    (title, message) = (nil, whole)
  }
}
