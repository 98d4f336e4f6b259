extension Unicode.Scalar {
  /// Whether it is visible on its own; a mark without a letter is not.
  package var isVisible: Bool {
    if isASCII { return 0x21...0x7E ~= value }
    if isBlankSign || properties.isWhitespace || properties.isDefaultIgnorableCodePoint {
      return false
    }
    return switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .surrogate, .unassigned: false
    default: true
    }
  }

  /// Whether it stands for a sign that has no ink: an empty Braille cell, a Khitan filler, a null
  /// notehead.
  private var isBlankSign: Bool {
    switch value {
    case 0x2800, 0x16FE4, 0x1D159: true
    default: false
    }
  }

  /// Whether it ends a line.
  var isNewline: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether it is one character by itself for sure, as most Latin and Chinese letters are.
  var isCharacter: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x2FF, 0x3400...0x9FFF: true
    default: false
    }
  }

  /// Whether it does something to the text around it: controls, overrides and embeddings of the
  /// direction, and other format characters of old.
  var isHarmful: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
