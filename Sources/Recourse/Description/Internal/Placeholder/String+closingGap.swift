extension String {
  /// Returns the text without a range, and without the quotes, brackets and punctuation that
  /// introduced it.
  func closingGap(at range: Range<Index>) -> String {
    var start = self[..<range.lowerBound]
    var end = self[range.upperBound...]
    while true {
      start.removeTrailing(where: \.isWhitespace)
      end.removeLeading(where: \.isWhitespace)
      guard let opening = start.last, let closing = end.first,
        Self.pairs.contains([opening, closing])
      else { break }
      start.removeLast()
      end.removeFirst()
    }
    let isIntroduced = start.last.map(Self.introducing.contains) ?? false
    start.removeTrailing { $0.isWhitespace || Self.introducing.contains($0) }
    guard let next = end.first, !start.isEmpty else { return String(start + end) }
    if next.isPunctuation, !Self.pairs.contains(where: { $0[0] == next }) {
      return String(start + end)
    }
    return start + (isIntroduced ? ". " : " ") + end
  }

  private static let introducing: Set<Character> = [":", "：", "-", "–", "—", ",", "،", ";"]

  private static let pairs: Set<[Character]> = [
    ["(", ")"], ["（", "）"], ["[", "]"], ["“", "”"], ["„", "“"], ["«", "»"], ["‘", "’"],
    ["\"", "\""], ["'", "'"], ["「", "」"], ["『", "』"], ["《", "》"],
  ]
}

extension Substring {
  fileprivate mutating func removeTrailing(where isRemoved: (Character) -> Bool) {
    while let last, isRemoved(last) { removeLast() }
  }

  fileprivate mutating func removeLeading(where isRemoved: (Character) -> Bool) {
    while let first, isRemoved(first) { removeFirst() }
  }
}
