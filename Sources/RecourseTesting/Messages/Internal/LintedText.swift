import Foundation
import Recourse

/// A text of a message, with checks for its problems.
struct LintedText {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The problems of a text that the error provides.
  var problemsOfOrigin: [MessageProblem] {
    if isBlank { return [.empty] }
    return isPlaceholder ? [.placeholder] : []
  }

  /// The problems of a text in any field.
  var problems: [MessageProblem] {
    if isBlank { return [.empty] }
    return (isPlaceholder ? [.placeholder] : []) + (isKey ? [.key] : [])
      + formats.map(MessageProblem.format)
  }

  /// Returns the problem of a text with more columns than the limit; nil if the text fits.
  func length(limit: Int) -> MessageProblem? {
    // No character takes more columns than bytes.
    guard text.utf8.count > limit else { return nil }
    let columns = text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    return columns > limit ? .tooLong(columns: columns, limit: limit) : nil
  }

  /// Returns the problems at the end of the text; in Thai, sentences end without punctuation.
  func punctuation(in field: MessageField, locale: Locale) -> [MessageProblem] {
    let end = text.last { !$0.isWhitespace && !"”“»«’\"')）」』\u{2069}".contains($0) }
    guard let end else { return [] }
    switch field {
    case .title: return ".。।".contains(end) ? [.fullStop] : []
    case .message, .recoverySuggestion:
      let ends = ".。।۔!！?？؟…:：".contains(end)
      return ends || locale.language.languageCode == .thai ? [] : [.noFullStop]
    case .action: return []
    }
  }

  /// Returns whether the text is a single sentence; in Thai, a space separates sentences.
  func isOneSentence(in locale: Locale) -> Bool {
    if locale.language.languageCode == .thai { return !text.contains(where: \.isWhitespace) }
    return !text.contains(/[.।۔!?؟…]["”“»’)]*\s+\S|[。！？]["”」』）]*\S/)
  }

  private var isBlank: Bool { !text.unicodeScalars.contains(where: \.isVisible) }

  private var isPlaceholder: Bool {
    text.hasPrefix("The operation couldn’t be completed") || Placeholder.mayBeIn(text)
  }

  /// Whether the text is a word with periods or underscores inside, such as "photo.error.title".
  private var isKey: Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    return text.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*([._][A-Za-z0-9]+)+/) != nil
  }

  /// The placeholders for arguments, in the notations of Foundation and Swift.
  private var formats: [String] {
    guard text.contains(where: { $0 == "%" || $0 == "\\" }) else { return [] }
    let places = text.matches(
      of: /%(\d+\$)?(#@\w+@|[-+#0]*\d*(\.\d+)?(hh|ll|[hlqLzt])?[@dDiuUxXoOfFeEgGcCsSpaA](?!\w))/)
    return places.map { String($0.output.0) }
      + text.matches(of: /\\\([^)]*\)?/).map { String($0.output) }
  }
}

extension Character {
  /// Whether the character is as wide as it is high, as in Chinese, Japanese and Korean.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
