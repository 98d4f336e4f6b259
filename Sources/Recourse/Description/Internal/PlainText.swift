/// Sanitizes text of any origin for presentation.
///
/// Control characters, direction overrides and Foundation's placeholder for errors without a
/// description are removed. The length of the text and the size of its characters are limited. Text
/// without a visible character becomes nil. Only a prefix is read, regardless of the text's length.
struct PlainText {
  private let limit: Int
  private let keepsLines: Bool

  /// Returns the text as a title: one line.
  ///
  /// The identity belongs to the error that Foundation may have described in the text.
  static func title(
    _ text: String?, of identity: (domain: String, code: Int)? = nil
  ) -> String? {
    text.flatMap { PlainText(limit: 120, keepsLines: false).words(in: $0, of: identity) }
  }

  /// Returns the text as a message, which can have paragraphs.
  static func message(
    _ text: String?, of identity: (domain: String, code: Int)? = nil
  ) -> String? {
    text.flatMap { PlainText(limit: 1_000, keepsLines: true).words(in: $0, of: identity) }
  }

  /// Returns the texts of a presentation on one line.
  static func line(_ texts: [String?]) -> String {
    texts.compactMap { $0.flatMap { label($0, limit: 1_000) } }.joined(separator: ": ")
  }

  /// Returns the text as a button's title or a name: one line that keeps everything visible.
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

  /// The number of characters read beyond the limit, so that a placeholder across the limit is
  /// recognized.
  private static let placeholderLength = 700

  /// Returns whether the text needs no change.
  ///
  /// Most texts need none, and checking bytes is fast.
  private func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && bytes.count <= limit && bytes.allSatisfy { 0x20...0x7E ~= $0 }
      && bytes.first != 0x20 && bytes.last != 0x20
  }

  /// Returns the text without harmful characters, and whether it was read to the end.
  private func neutralized(_ text: String, reading length: Int) -> (text: String, isWhole: Bool) {
    // Eight scalars for each character are enough for any script and emoji.
    var rest = text.unicodeScalars.prefix(length * 8)[...]
    let isRead = rest.endIndex == text.unicodeScalars.endIndex
    var scalars = String.UnicodeScalarView()
    var isolates = Isolates()
    var sizes = CharacterSizes()
    var previous: Unicode.Scalar?
    var count = 0
    while count <= length, let scalar = rest.popFirst() {
      defer { previous = scalar }
      // CR and LF together are a single line break.
      if scalar == "\n", previous == "\r" { continue }
      guard let scalar = replacement(of: scalar, after: scalars), isolates.admits(scalar),
        sizes.admits(scalar)
      else { continue }
      scalars.append(scalar)
      if scalar.isCharacter { count += 1 }
    }
    return (sizes.bounded(String(scalars)), isRead && rest.isEmpty)
  }

  /// Returns the replacement for a scalar; nil if the scalar is removed.
  private func replacement(
    of scalar: Unicode.Scalar, after text: String.UnicodeScalarView
  ) -> Unicode.Scalar? {
    if scalar.isNewline {
      guard keepsLines else { return text.last == " " || text.isEmpty ? nil : " " }
      // One empty line separates paragraphs; more would push text off the alert.
      return text.isEmpty || text.suffix(2).elementsEqual(["\n", "\n"]) ? nil : "\n"
    }
    if scalar == "\t" { return " " }
    if text.isEmpty, scalar.properties.isWhitespace { return nil }
    return scalar.isHarmful ? nil : scalar
  }

  /// Returns the text, truncated between characters if it is too long; nil if nothing visible
  /// remains.
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
      // The last character may be incomplete where reading stopped.
      end = text.index(before: end)
    }
    var kept = text[..<end]
    while let last = kept.last, last.isWhitespace { kept.removeLast() }
    let closingKept = String(repeating: "\u{2069}", count: Isolates.open(in: kept))
    return kept + "…" + closingKept
  }
}
