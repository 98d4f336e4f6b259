/// Finds the sentence that Foundation generates for an error without a description.
///
/// "The operation couldn’t be completed. (App.MyError error 0.)" exists in every language of the
/// system. A match requires Foundation's own sentence, followed by a domain, the word for "error"
/// and a code in parentheses. Anything else may be the app's own words.
package struct Placeholder {
  private let text: String
  private let scalars: [(scalar: Unicode.Scalar, index: String.Index)]
  /// The indexes of the closing parentheses, by the indexes of their opening parentheses.
  private let closings: [Int: Int]
  /// Whether the text was truncated.
  private let isCut: Bool

  private init(in text: String, isCut: Bool) {
    self.text = text
    self.isCut = isCut
    scalars = zip(text.unicodeScalars, text.unicodeScalars.indices)
      .filter { !$0.0.isDirectionMark }.map { (scalar: $0.0, index: $0.1) }
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for (index, scalar) in scalars.map(\.scalar).enumerated() {
      if scalar.isOpening { open.append(index) }
      if scalar.isClosing, let start = open.popLast() { closings[start] = index }
    }
    self.closings = closings
  }

  /// Returns whether a text contains Foundation's sentence, even in an unknown wording.
  package static func mayBeIn(_ text: String) -> Bool {
    guard canBeIn(text) else { return false }
    let placeholder = Placeholder(in: text, isCut: false)
    return placeholder.range(naming: nil) != nil
      || placeholder.closings.contains { start, end in
        CodePhrase.namesTypeOrDomain(placeholder.words(between: start, and: end))
      }
  }

  /// Returns the text without Foundation's sentences; empty if it contains nothing else.
  ///
  /// Words around a sentence are kept. Parentheses that contain the error's own domain and code are
  /// removed after any words, because Foundation generated them in an unknown wording.
  ///
  /// - Parameters:
  ///   - text: The text, or its beginning.
  ///   - isCut: Whether the text is only the beginning of a longer one.
  ///   - identity: The domain and code of the error that Foundation describes, if known.
  /// - Returns: The words that Foundation did not generate.
  static func removed(
    from text: String, isCut: Bool, identity: (domain: String, code: Int)? = nil
  ) -> String {
    guard canBeIn(text) else { return text }
    var text = text
    while let range = Placeholder(in: text, isCut: isCut).range(naming: identity) {
      let isAtEnd = range.upperBound == text.endIndex
      text = text.closingGap(at: range)
      if isAtEnd, text.isDangling { return "" }
    }
    return PlaceholderWording.isWholeSentence(text) ? "" : text
  }

  /// Returns whether a text has parentheses.
  ///
  /// Most texts have none, and checking bytes is fast.
  private static func canBeIn(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.contains(UInt8(ascii: "(")) || bytes.contains(0xEF) && text.contains("（")
  }

  /// Returns the range of the first sentence, or of the first parentheses that name the error.
  private func range(naming identity: (domain: String, code: Int)?) -> Range<String.Index>? {
    for start in scalars.indices where scalars[start].scalar.isOpening {
      let sentence = startOfSentence(before: start)
      guard let end = closings[start] else {
        // The name is so long that truncation removed the closing parenthesis.
        guard let sentence, isCut, isOneWord(after: start) else { continue }
        return scalars[sentence].index..<text.endIndex
      }
      if let sentence, CodePhrase.isFoundations(words(between: start, and: end)) {
        return place(from: sentence, to: end)
      }
      if let identity, end - start < identity.domain.unicodeScalars.count + 60,
        CodePhrase.names(identity, in: words(between: start, and: end))
      {
        return place(from: start, to: end)
      }
    }
    return nil
  }

  /// Returns the start of Foundation's sentence before the parentheses; nil for any other sentence.
  private func startOfSentence(before parenthesis: Int) -> Int? {
    var end = parenthesis
    while end > 0, scalars[end - 1].scalar.properties.isWhitespace { end -= 1 }
    if end > 0, scalars[end - 1].scalar.isFullStop { end -= 1 }
    // No sentence is longer than this, and comparing the last letter first excludes most of them.
    let words = scalars[max(0, end - 80)..<end].map(\.scalar.folded)
    let sentence = PlaceholderWording.sentences.first {
      $0.last == words.last && words.suffix($0.count).elementsEqual($0)
    }
    return sentence.map { end - $0.count }
  }

  private func isOneWord(after start: Int) -> Bool {
    !scalars[start...].contains { $0.scalar.properties.isWhitespace }
  }

  private func words(between start: Int, and end: Int) -> String {
    String(String.UnicodeScalarView(scalars[(start + 1)..<end].map(\.scalar)))
  }

  /// Returns a range of the text, including the full stop after a sentence.
  private func place(from start: Int, to end: Int) -> Range<String.Index> {
    var next = end + 1
    if next < scalars.count, scalars[next].scalar.isFullStop, !scalars[start].scalar.isOpening {
      next += 1
    }
    return scalars[start].index..<(next < scalars.count ? scalars[next].index : text.endIndex)
  }
}

extension Unicode.Scalar {
  fileprivate var isOpening: Bool { self == "(" || self == "（" }
  fileprivate var isClosing: Bool { self == ")" || self == "）" }
  fileprivate var isFullStop: Bool { self == "." || self == "。" || self == "।" }

  /// Whether the scalar only sets the direction of the surrounding text.
  fileprivate var isDirectionMark: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

extension String {
  /// Returns the text without a range, and without the quotes, brackets and punctuation that
  /// introduced it.
  fileprivate func closingGap(at range: Range<Index>) -> String {
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

extension String {
  /// Whether the text announces words that aren't there: "The task failed with error".
  fileprivate var isDangling: Bool {
    let last = split { !$0.isLetter }.last
    return last.map { PlaceholderWording.danglingWords.contains($0.folded) } ?? false
  }
}

extension Substring {
  fileprivate mutating func removeTrailing(where isRemoved: (Character) -> Bool) {
    while let last, isRemoved(last) { removeLast() }
  }

  fileprivate mutating func removeLeading(where isRemoved: (Character) -> Bool) {
    while let first, isRemoved(first) { removeFirst() }
  }
}
