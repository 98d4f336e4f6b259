extension String {
  /// The first place at or after an index where a text stands, byte by byte.
  ///
  /// That is a hundred times as fast as a search by characters, which takes equivalent ones for
  /// the same; what is looked for here has no equivalents.
  func firstRange(ofBytesOf text: String, from start: Index? = nil) -> Range<Index>? {
    guard let first = text.utf8.first else { return nil }
    var rest = utf8[(start ?? startIndex)...]
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: text.utf8) {
        return index..<utf8.index(index, offsetBy: text.utf8.count)
      }
      rest.removeFirst()
    }
    return nil
  }
}
