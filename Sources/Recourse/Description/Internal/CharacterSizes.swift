/// Limits the number of scalars in a single character.
///
/// Combining marks stack above and below their base letter, and some scripts and emoji join scalars
/// without limit.
struct CharacterSizes {
  /// The number of marks in the longest character in use, the Tibetan syllable HAKṢHMALAWARAYAṀ.
  static let markLimit = 8
  /// A number of scalars above that of any character in use; family emoji with skin tones have
  /// eleven.
  static let limit = 32

  private var marks = 0
  private var run = 0
  private var mayBeLong = false

  /// Returns whether to keep a scalar: everything but a mark on a letter that has the maximum
  /// already.
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

  /// Returns the text with every overlong character cut to its first scalars.
  func bounded(_ text: String) -> String {
    guard mayBeLong, text.contains(where: { $0.unicodeScalars.count > Self.limit }) else {
      return text
    }
    let scalars = text.flatMap { $0.unicodeScalars.prefix(Self.limit) }
    return String(String.UnicodeScalarView(scalars))
  }
}
