/// Text of any origin, made fit to be presented as it is.
///
/// Control characters, those that turn the direction of other text, and what Foundation makes up for
/// errors without words are removed. The length of the text and the size of its characters are
/// bounded. Text without a visible character is nil. Only a prefix is read, however long the text is.
struct PlainText {
  private let limit: Int
  private let keepsLines: Bool

  /// The text of a title: one line.
  ///
  /// The identity is that of the error that Foundation may have described in the text.
  static func title(
    _ text: String?, of identity: (domain: String, code: Int)? = nil
  ) -> String? {
    text.flatMap { PlainText(limit: 120, keepsLines: false).words(in: $0, of: identity) }
  }

  /// The text of a message: it may have paragraphs.
  static func message(
    _ text: String?, of identity: (domain: String, code: Int)? = nil
  ) -> String? {
    text.flatMap { PlainText(limit: 1_000, keepsLines: true).words(in: $0, of: identity) }
  }

  /// The texts of a presentation in one line.
  static func line(_ texts: [String?]) -> String {
    texts.compactMap { $0.flatMap { label($0, limit: 1_000) } }.joined(separator: ": ")
  }

  /// The text of a button or of a name: one line, in which everything visible stays.
  static func label(_ text: String, limit: Int = 120) -> String? {
    let plain = PlainText(limit: limit, keepsLines: false)
    if plain.isPlain(text) { return text }
    let neutral = plain.neutralized(text, reading: limit)
    return plain.cut(neutral.text, isWhole: neutral.isWhole)
  }

  private func words(in text: String, of identity: (domain: String, code: Int)?) -> String? {
    if isPlain(text) {
      let words = Placeholder.removed(from: text, isCut: false, identity: identity)
      return words.unicodeScalars.contains(where: \.isVisible) ? words : nil
    }
    let neutral = neutralized(text, reading: limit + Self.placeholderLength)
    let words = Placeholder.removed(
      from: neutral.text, isCut: !neutral.isWhole, identity: identity)
    guard words.utf8.count < neutral.text.utf8.count else {
      return cut(words, isWhole: neutral.isWhole)
    }
    let endsEarly = neutral.text.hasPrefix(words)
    return cut(Isolates.paired(in: words), isWhole: neutral.isWhole || endsEarly)
  }

  /// So much is read beyond the limit that a placeholder across it is recognized.
  private static let placeholderLength = 700

  /// Whether the text can stay as it is; most texts can, and checking the bytes is fast.
  private func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && bytes.count <= limit && bytes.allSatisfy { 0x20...0x7E ~= $0 }
      && bytes.first != 0x20 && bytes.last != 0x20
  }

  /// The text without what does harm, and whether it was read to its end.
  private func neutralized(_ text: String, reading length: Int) -> (text: String, isWhole: Bool) {
    // Eight for each character leave room for any script and emoji.
    var rest = text.unicodeScalars.prefix(length * 8)[...]
    let isRead = rest.endIndex == text.unicodeScalars.endIndex
    var scalars = String.UnicodeScalarView()
    var isolates = Isolates()
    var sizes = CharacterSizes()
    var previous: Unicode.Scalar?
    var count = 0
    while count <= length, let scalar = rest.popFirst() {
      defer { previous = scalar }
      // The two of them are one end of a line.
      if scalar == "\n", previous == "\r" { continue }
      guard let scalar = replacement(of: scalar, after: scalars), isolates.admits(scalar),
        sizes.admits(scalar)
      else { continue }
      scalars.append(scalar)
      if scalar.isCharacter { count += 1 }
    }
    return (sizes.bounded(String(scalars)), isRead && rest.isEmpty)
  }

  /// What stands for a character; nil when it is taken out.
  private func replacement(
    of scalar: Unicode.Scalar, after text: String.UnicodeScalarView
  ) -> Unicode.Scalar? {
    if scalar.isNewline {
      guard keepsLines else { return text.last == " " || text.isEmpty ? nil : " " }
      // One empty line is a paragraph; more would push the text off the alert.
      return text.isEmpty || text.suffix(2).elementsEqual(["\n", "\n"]) ? nil : "\n"
    }
    if scalar == "\t" { return " " }
    if text.isEmpty, scalar.properties.isWhitespace { return nil }
    return scalar.isHarmful ? nil : scalar
  }

  /// The text, cut at the end of a character if it is too long; nil when nothing visible is left.
  private func cut(_ text: String, isWhole: Bool) -> String? {
    var text = text
    while let last = text.unicodeScalars.last, last.properties.isWhitespace {
      text.unicodeScalars.removeLast()
    }
    guard text.unicodeScalars.contains(where: \.isVisible) else { return nil }
    let open = Isolates.open(in: text)
    let closing = String(repeating: "\u{2069}", count: open)
    if isWhole,
      text.index(text.startIndex, offsetBy: limit - open + 1, limitedBy: text.endIndex) == nil
    {
      return text + closing
    }
    let room = limit - 1 - Isolates.limit
    var end = text.index(text.startIndex, offsetBy: room, limitedBy: text.endIndex) ?? text.endIndex
    if end == text.endIndex, text.index(after: text.startIndex) != text.endIndex {
      // The last character may have lost a part of itself where reading ended.
      end = text.index(before: end)
    }
    var kept = text[..<end]
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    let closingKept = String(repeating: "\u{2069}", count: Isolates.open(in: kept))
    return kept + "…" + closingKept
  }
}
