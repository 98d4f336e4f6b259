/// Text of unknown origin, made fit to be shown as it is.
///
/// Control characters and those that turn the direction of other text are taken out, the length is
/// bounded, and text that says nothing is nil. Only a prefix is read, however long the text is.
struct PlainText {
  private let limit: Int
  private let keepsLines: Bool

  /// The text of a title or a label: one line.
  static func title(_ text: String?) -> String? {
    text.flatMap(PlainText(limit: 120, keepsLines: false).callAsFunction)
  }

  /// The text of a message: it may have paragraphs.
  static func message(_ text: String?) -> String? {
    text.flatMap(PlainText(limit: 1_000, keepsLines: true).callAsFunction)
  }

  /// The texts of a presentation in one line.
  static func line(_ texts: [String?]) -> String {
    texts.compactMap { $0.map { label($0, limit: 1_000) } }.joined(separator: ": ")
  }

  /// A text within a line that has others; empty rather than nil.
  static func label(_ text: String, limit: Int = 200) -> String {
    PlainText(limit: limit, keepsLines: false).neutralized(text) ?? ""
  }

  private func callAsFunction(_ text: String) -> String? {
    let neutral = isPlain(text) ? text : neutralized(text)
    return neutral.flatMap { Placeholder.matches($0) ? nil : $0 }
  }

  /// Whether the text can stay as it is; most texts can, and checking the bytes is fast.
  private func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return !bytes.isEmpty && bytes.count <= limit && bytes.allSatisfy { 0x20...0x7E ~= $0 }
      && bytes.first != 0x20 && bytes.last != 0x20
  }

  /// The text without what does harm, cut to its length; nil when nothing visible is left.
  private func neutralized(_ text: String) -> String? {
    // Eight for each character leave room for any script and emoji, and none for a tower of accents.
    var rest = text.unicodeScalars.prefix(limit * 8)[...]
    let isRead = rest.endIndex == text.unicodeScalars.endIndex
    var scalars = String.UnicodeScalarView()
    var isolates = Isolates()
    var previous: Unicode.Scalar?
    var count = 0
    while count <= limit, let scalar = rest.popFirst() {
      defer { previous = scalar }
      // The two of them are one end of a line.
      if scalar == "\n", previous == "\r" { continue }
      guard let scalar = replacement(of: scalar, after: scalars), isolates.admits(scalar)
      else { continue }
      scalars.append(scalar)
      if scalar.isCharacter { count += 1 }
    }
    while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
    guard scalars.contains(where: \.isVisible) else { return nil }
    return cut(String(scalars), isWhole: isRead && rest.isEmpty)
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

  /// Cuts a text at the end of a character if it is too long.
  private func cut(_ text: String, isWhole: Bool) -> String {
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
