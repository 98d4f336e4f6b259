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

extension LintedText {
  /// Returns the error numbers in the text, which only developers understand.
  func codes(of error: any Error) -> [String] {
    let own = Set(numbers(of: error))
    return words.filter { own.contains($0) || isTypical($0) } + numbered
  }

  /// The words, including the signs that error numbers contain.
  private var words: [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
  }

  /// Returns whether a word is spelled like an error number.
  private func isTypical(_ word: String) -> Bool {
    if word.hasPrefix("0x") { return word.dropFirst(2).allSatisfy(\.isHexDigit) }
    return word.hasPrefix("-") && word.count > 2 && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// Numbers after a word such as "error" or "code", or alone in parentheses.
  private var numbered: [String] {
    guard text.contains(where: \.isNumber) else { return [] }
    return text.matches(of: /(?i)(?:error|code|status|errno)[\s:#]*\d+|[(\[]-?\d{3,}[)\]]/)
      .map { String($0.output) }
  }

  /// Returns the codes of an error, except small ones, which may count things.
  private func numbers(of error: any Error) -> [String] {
    [(error as? any CustomNSError)?.errorCode, (error as? any HTTPStatusProvider)?.statusCode]
      .compactMap(\.self)
      .filter { $0.magnitude >= 100 }
      .map(String.init)
  }

  /// Returns the traces of interpolated values: names of types and cases, and printed forms.
  func prints(of names: CodeNames) -> [String] {
    names.certain.filter { !places(of: $0).isEmpty }
      + names.possible.filter { name in
        places(of: name).contains { isSetApart($0) || isQuoted($0) }
      }
      + typicalPrints
  }

  /// Returns the ranges of a name, except inside longer words.
  private func places(of name: String) -> [Range<String.Index>] {
    guard text.utf8.count >= name.utf8.count else { return [] }
    return text.ranges(of: name).filter { place in
      let before = text[..<place.lowerBound].last
      let after = text[place.upperBound...].first
      return before?.isPartOfName != true && after?.isPartOfName != true
    }
  }

  /// Returns whether a word is where a value is interpolated: after a colon, a dash or an opening
  /// bracket, and before punctuation or the end.
  private func isSetApart(_ place: Range<String.Index>) -> Bool {
    let before = text[..<place.lowerBound]
    guard let sign = before.last(where: { !$0.isWhitespace }) else { return false }
    let isDash = "-–—".contains(sign) && before.last?.isWhitespace == true
    guard isDash || ":：=(（[".contains(sign) else { return false }
    let next = text[place.upperBound...].first
    return next.map { ".。,;!！?？)）]”\"'".contains($0) } ?? true
  }

  /// Returns whether a word is alone in quotation marks.
  private func isQuoted(_ place: Range<String.Index>) -> Bool {
    guard let before = text[..<place.lowerBound].last,
      let after = text[place.upperBound...].first
    else { return false }
    return "“„\"'‘«「".contains(before) && "”“\"'’»」".contains(after)
  }

  /// The traces that are recognizable without the value.
  private var typicalPrints: [String] {
    guard canHavePrints else { return [] }
    let names = text.matches(of: Self.nameOfType).map { String($0.output) }
    let prints = Self.prints.flatMap { text.matches(of: $0).map { String($0.output) } }
    let cases = text.matches(of: Self.nameOfCase).map(\.range)
      .filter(isSetApart).map { String(text[$0]) }
    return names + prints + cases
  }

  /// Whether the text has a capital letter inside a name, or a mark of printed values.
  ///
  /// Most texts have neither, and matching a regular expression takes a hundred times as long.
  private var canHavePrints: Bool {
    let bytes = text.utf8
    let hasCapital = zip(bytes, bytes.dropFirst()).contains { first, second in
      0x41...0x5A ~= second && first > 0x2D && first < 0x80
    }
    return hasCapital || bytes.contains { "(=[".utf8.contains($0) } || text.contains("0x")
      || text.contains("escription:")
  }

  /// Matches a type name that ends like an error type, or that follows its module's name.
  private static var nameOfType: Regex<Substring> {
    /\b(?:\w+\.)*[A-Za-z_]\w*(?:Error|Exception|ErrorDomain)(?:\.[a-z]\w*)?\b|\b(?:[A-Z]\w*[a-z0-9][A-Z]\w*|[A-Z]{2,}[a-z]\w*)\.[A-Z]\w*[a-z]\w*\b|\b__C\.\w+/
  }

  /// Matches a case name of at least two words or with a number, but not "iPhone" or "macOS".
  private static var nameOfCase: Regex<Substring> {
    /\b[a-z]{2,}[A-Z][a-z]\w*|\b[a-z]\w*\(-?[\d.]+\)(?!\.\w)/
  }

  private static var prints: [Regex<Substring>] {
    [
      // Foundation's errors.
      /\bError Domain=\S+(?: Code=-?\d+)?(?: "[^"]*")?|\bCode=-?\d+|\bUserInfo=\{|\b_nsError:|\bNS\w+=|\(null\)/,
      // Values of Swift: Type(), Type(label: 1), case("text"), someCase(1), case(500), Optional(1).
      /\b[A-Za-z_]\w*\((?:\)|\w+: |["\\])|\b[a-z]{2,}[A-Z][a-z]\w*\((?!s\))|\bOptional\(/,
      // Collections, coding errors, addresses.
      /\["|\bcodingPath\b|\b[dD]ebug ?[dD]escription:|\b0x[0-9A-Fa-f]{6,}/,
    ]
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isASCII && (isLetter || isNumber) || self == "_" }
}
