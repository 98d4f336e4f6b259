extension Unicode.Scalar {
  /// Whether the scalar is visible on its own; a mark without a letter is not.
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

  /// Whether the scalar is a symbol without ink: an empty Braille cell, a Khitan filler or a null
  /// notehead.
  private var isBlankSign: Bool {
    switch value {
    case 0x2800, 0x16FE4, 0x1D159: true
    default: false
    }
  }

  /// Whether the scalar ends a line.
  var isNewline: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether the scalar certainly forms a character on its own, as most Latin and Chinese letters
  /// do.
  var isCharacter: Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0x2FF, 0x3400...0x9FFF: true
    default: false
    }
  }

  /// Whether the scalar affects the text around it: controls, direction overrides and embeddings,
  /// and deprecated format characters.
  var isHarmful: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x206A...0x206F, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
