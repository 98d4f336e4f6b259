import Foundation

/// The words for a single error; nil for missing ones.
struct ErrorWords: Sendable {
  var title: String?
  var message: String?
  var suggestion: String?
  var helpAnchor: String?
  var helpLink: URL?
  var options: [RecoveryOption] = []

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
