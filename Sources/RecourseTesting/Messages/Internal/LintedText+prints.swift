import Foundation
import Recourse

extension LintedText {
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
