/// Balances the direction isolate characters of a text.
///
/// Balanced isolates are harmless, and required in text of mixed direction. An unclosed isolate
/// would affect the text after it, and a stray closing character would close an isolate of the
/// surrounding text.
struct Isolates {
  /// The maximum nesting depth.
  static let limit = 4

  private var depth = 0

  /// Returns whether to keep a character: everything but isolates beyond the maximum depth and
  /// unmatched closing characters.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2066}"..."\u{2068}":
      depth += 1
      return depth <= Self.limit
    case "\u{2069}":
      guard depth > 0 else { return false }
      depth -= 1
      return depth < Self.limit
    default: return true
    }
  }

  /// Returns the text without unmatched closing characters.
  static func paired(in text: String) -> String {
    var isolates = Isolates()
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { isolates.admits($0) }))
  }

  /// Returns the number of unclosed isolates at the end of a text without unmatched closing
  /// characters.
  static func open(in text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { depth, scalar in
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth + 1
      case "\u{2069}": depth - 1
      default: depth
      }
    }
  }
}
