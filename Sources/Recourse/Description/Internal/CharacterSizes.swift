/// Bounds how much of a text a single character takes.
///
/// Marks grow above and below their letter, and some scripts and emoji join without end.
struct CharacterSizes {
  /// As many marks as the longest character in use has on its letter: the Tibetan syllable
  /// HAKṢHMALAWARAYAṀ.
  static let markLimit = 8
  /// More than any character in use has; emoji of families with skin tones have eleven.
  static let limit = 32

  private var marks = 0
  private var run = 0
  private var mayBeLong = false

  /// Whether a scalar may stay: any but a mark on a letter that has enough of them.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isCharacter {
      marks = 0
      run = 0
      return true
    }
    run += 1
    if run >= Self.limit { mayBeLong = true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
    case .format: break
    default: marks = 0
    }
    return marks <= Self.markLimit
  }

  /// The text with the beginning of what is longer than a character in use.
  func bounded(_ text: String) -> String {
    guard mayBeLong, text.contains(where: { $0.unicodeScalars.count > Self.limit }) else {
      return text
    }
    let scalars = text.flatMap { $0.unicodeScalars.prefix(Self.limit) }
    return String(String.UnicodeScalarView(scalars))
  }
}
