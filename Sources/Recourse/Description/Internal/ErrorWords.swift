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

  /// The words for use as a cause: without a message, the title becomes the message.
  var asCause: ErrorWords {
    guard message == nil else { return self }
    var words = self
    words.message = title
    words.title = nil
    return words
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

  /// Returns these words, completed with the words of the causes in a tree.
  ///
  /// A missing message is supplied by the deepest cause that has one, together with that cause's
  /// other words. A cancelled cause is used only as a last resort, because a cancellation explains
  /// no failure.
  func completed(
    byCausesIn tree: CauseTree, words: (any Error) -> ErrorWords
  ) -> ErrorWords {
    guard tree.nodes.count > 1 else { return self }
    var result = self
    if message == nil, let cause = deepestWords(in: tree, words: words) {
      result = completed(by: cause)
    }
    if result.options.isEmpty {
      // For many errors, checking the type takes a quarter of the time of a conditional cast.
      let recoverable = tree.nodes.first { type(of: $0.error) is any RecoverableError.Type }?.error
      result.options = (recoverable as? any RecoverableError).map(RecoveryOption.options) ?? []
    }
    return result
  }

  private func deepestWords(
    in tree: CauseTree, words: (any Error) -> ErrorWords
  ) -> ErrorWords? {
    var found: (words: ErrorWords, depth: Int)?
    var cancelled: ErrorWords?
    for node in tree.nodes.dropFirst().reversed() {
      // At equal depth the first cause wins, which is visited last here.
      if let found, found.depth > node.depth { break }
      let words = words(node.error).asCause
      guard words.message != nil else { continue }
      if Cancellation.isSaid(by: node.error) {
        cancelled = cancelled ?? words
      } else {
        found = (words, node.depth)
      }
    }
    return found?.words ?? cancelled
  }
}
