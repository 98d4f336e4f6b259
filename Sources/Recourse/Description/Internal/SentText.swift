import Foundation

/// Recognizes a server's texts for people among those that it sends.
enum SentText {
  /// Returns a text of a server if it is a sentence for a person; nil for a code, the standard
  /// phrase of a status, markup or data.
  static func forPeople(_ text: String) -> String? {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard words.contains(where: { $0.isWhitespace || !$0.isASCII }), words.count <= 1_000,
      !MachineText.isIn(words, of: CancellationError()),
      !phrases.contains(words.lowercased())
    else { return nil }
    return words
  }

  /// The standard phrases of statuses (RFC 9110), which say no more than the number.
  private static let phrases: Set<String> = [
    "bad request", "payment required", "not found", "method not allowed", "not acceptable",
    "proxy authentication required", "request timeout", "length required", "precondition failed",
    "payload too large", "content too large", "uri too long", "unsupported media type",
    "range not satisfiable", "expectation failed", "i'm a teapot", "misdirected request",
    "unprocessable content", "unprocessable entity", "failed dependency", "too early",
    "upgrade required", "precondition required", "too many requests",
    "request header fields too large", "unavailable for legal reasons", "internal server error",
    "not implemented", "bad gateway", "service unavailable", "gateway timeout",
    "http version not supported", "insufficient storage", "loop detected", "invalid request",
  ]
}
