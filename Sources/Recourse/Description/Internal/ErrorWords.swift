import Foundation

/// What is said about one error; nil for what is not said.
struct ErrorWords: Sendable {
  var title: String?
  var message: String?
  var suggestion: String?
  var helpAnchor: String?
  var helpLink: URL?
  var options: [RecoveryOption] = []

  /// Whether they say what happened.
  var isSaying: Bool { title != nil || message != nil }

  /// Adds what others say where these are silent.
  func completed(by other: ErrorWords) -> ErrorWords {
    ErrorWords(
      title: title ?? other.title,
      message: message ?? other.message,
      suggestion: suggestion ?? other.suggestion,
      helpAnchor: helpAnchor ?? other.helpAnchor,
      helpLink: helpLink ?? other.helpLink,
      options: options.isEmpty ? other.options : options)
  }

  /// The words of a cause, whose title is its message if it has no other.
  var asCause: ErrorWords {
    guard message == nil else { return self }
    var words = self
    words.message = title
    words.title = nil
    return words
  }
}
