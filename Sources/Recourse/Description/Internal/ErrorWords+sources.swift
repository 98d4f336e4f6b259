import Foundation

extension ErrorWords {
  /// Creates the words of an app's mapper.
  init(_ description: ErrorDescription) {
    self.init(
      title: description.givenTitle,
      message: description.givenMessage,
      suggestion: description.recoverySuggestion,
      helpAnchor: description.helpAnchor,
      helpLink: description.helpLink,
      options: description.recoveryOptions)
  }

  /// Creates the words that an error's own type declares.
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

  /// Creates the words in an error's user info, which an app, a framework or Foundation wrote.
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

  /// Uses a description as the title, or as the message if there is none and a title can't hold the
  /// whole text.
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
