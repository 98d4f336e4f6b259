/// Keeps the marks that isolate a part of a text from the direction of the rest in pairs.
///
/// In pairs they are harmless, and needed where languages mix. One that stays open would reach into
/// the text that follows, and one that closes nothing would close what isn't its own.
struct Isolates {
  /// How deep they may be nested.
  static let limit = 4

  private var depth = 0

  /// Whether a character may stay: any but a mark that has no partner or is nested too deep.
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

  /// The text without marks that have lost their partners.
  static func paired(in text: String) -> String {
    var isolates = Isolates()
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { isolates.admits($0) }))
  }

  /// How many are open at the end of a text in which none is without need.
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
