extension String {
  /// Returns the text in direction isolates if it contains letters of the opposite direction.
  ///
  /// The isolates are invisible. Without them, punctuation at the ends of the text would move to
  /// the wrong side.
  func isolated(inRightToLeftText: Bool) -> String {
    let isMixed =
      inRightToLeftText
      ? unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isRightToLeft }
      : unicodeScalars.contains(where: \.isRightToLeft)
    return isMixed ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Whether the scalar belongs to a right-to-left script, by the Unicode blocks reserved for such
  /// scripts.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
