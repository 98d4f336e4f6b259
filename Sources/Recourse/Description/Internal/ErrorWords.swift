import Foundation

/// The words for a single error; nil for missing ones.
struct ErrorWords: Sendable {
  var title: String?
  var message: String?
  var suggestion: String?
  var helpAnchor: String?
  var helpLink: URL?
  var options: [RecoveryOption] = []
  /// Whether the title says nothing about the error.
  var isTitleGeneral = false
  /// Whether the message says nothing about the error.
  var isMessageGeneral = false

  /// Whether a title or a message exists.
  var isSaying: Bool { title != nil || message != nil }

  /// Returns these words, with missing ones taken from another instance.
  func completed(by other: ErrorWords) -> ErrorWords {
    ErrorWords(
      title: title ?? other.title,
      message: message ?? other.message,
      suggestion: suggestion ?? other.suggestion,
      helpAnchor: helpAnchor ?? other.helpAnchor,
      helpLink: helpLink ?? other.helpLink,
      options: options.isEmpty ? other.options : options)
  }

  /// Returns these words, whose title says what failed, with those of a cause, which say why.
  ///
  /// The cause keeps its title, because its message may refer to the title's subject.
  func explained(by cause: ErrorWords) -> ErrorWords {
    var words = self
    let reasons = [
      cause.isTitleGeneral || cause.title == title ? nil : cause.title,
      cause.isMessageGeneral ? nil : cause.message,
    ]
    let message = reasons.compactMap(\.self).joined(separator: "\n")
    words.message = message.isEmpty ? nil : message
    return words.completed(by: cause)
  }
}

extension ErrorWords {
  /// Creates the words of an app's mapper.
  init(_ description: ErrorDescription) {
    self.init(
      title: description.givenTitle,
      message: description.givenMessage,
      suggestion: description.recoverySuggestion,
      helpAnchor: description.helpAnchor,
      helpLink: description.helpLink,
      options: description.recoveryOptions,
      isTitleGeneral: description.isTitleGeneral,
      isMessageGeneral: description.isMessageGeneral)
  }

  /// Creates the words that an error's own type declares.
  init(ownOf error: any Error) {
    if let error = error as? any ErrorAlertConvertible {
      title = PlainText.title(error.errorTitle)
      message = PlainText.message(error.errorMessage)
    }
    if let error = error as? any LocalizedError {
      let text = { MachineText.isIn($0, of: error) ? nil : $0 }
      message = message ?? PlainText.message(error.failureReason.flatMap(text))
      describe(by: error.errorDescription.flatMap(text))
      suggestion = PlainText.message(error.recoverySuggestion.flatMap(text))
      helpAnchor = error.helpAnchor.flatMap { PlainText.label($0) }
    }
    if let error = error as? any RecoverableError {
      options = RecoveryOption.options(of: error)
    }
  }

  /// Creates the words in an error's user info, which an app, a framework or Foundation wrote.
  ///
  /// A domain can also provide its texts on demand, which only the properties of `NSError` return.
  init(userInfoOf error: any Error) {
    let values = error.userInfoValues
    let object = error.providedError
    guard !values.isEmpty || object != nil else { return }
    let identity = error.systemIdentity
    func text(_ key: String, _ provided: String? = nil) -> String? {
      let text = values[key] as? String ?? provided
      return text.flatMap { MachineText.isIn($0, of: error) ? nil : $0 }
    }
    title = PlainText.title(text("NSLocalizedFailure"), of: identity)
    message = PlainText.message(
      text(NSLocalizedFailureReasonErrorKey, object?.localizedFailureReason), of: identity)
    // Without a description, Foundation makes one of its placeholder and the reason.
    let provided = object?.localizedDescription
    let isMade = object?.localizedFailureReason.map { provided?.contains($0) ?? false } ?? false
    let description = text(NSLocalizedDescriptionKey, isMade ? nil : provided)
    if title == nil {
      describe(by: description, of: identity)
    } else if message == nil {
      message = PlainText.message(description, of: identity)
    }
    suggestion = PlainText.message(
      text(NSLocalizedRecoverySuggestionErrorKey, object?.localizedRecoverySuggestion),
      of: identity)
    helpAnchor = Self.helpAnchor(in: values)
  }

  /// Returns the help anchor in an error's user info; nil if there is none.
  static func helpAnchor(in userInfo: [String: Any]) -> String? {
    (userInfo[NSHelpAnchorErrorKey] as? String).flatMap { PlainText.label($0) }
  }

  /// The number of characters up to which a description without a reason is a title.
  private static let titleLength = 80

  /// Uses a description as the title, or as the message if there is none and the text is long.
  private mutating func describe(
    by description: String?, of identity: (domain: String, code: Int)? = nil
  ) {
    guard title == nil, let whole = PlainText.message(description, of: identity) else { return }
    let isShort = whole.count <= Self.titleLength && !whole.contains("\n")
    if message == nil, !isShort {
      message = whole
    } else {
      title = PlainText.title(whole)
    }
  }
}
