extension String {
  /// The text in isolation marks, where it could mix with one that goes the other way.
  ///
  /// The marks are invisible. Without them, the signs at its ends would move to the other side.
  func isolated(inRightToLeftText: Bool) -> String {
    let isMixed =
      inRightToLeftText
      ? unicodeScalars.contains { $0.properties.isAlphabetic && !$0.isRightToLeft }
      : unicodeScalars.contains(where: \.isRightToLeft)
    return isMixed ? "\u{2068}\(self)\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// Whether it is of a script that goes from right to left, by the blocks set aside for those.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      properties.isAlphabetic
    default: false
    }
  }
}
