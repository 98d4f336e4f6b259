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

  /// Returns the texts of a presentation on one line: a title, and what follows it.
  ///
  /// A text that ends without punctuation is set apart by a dash.
  static func line(_ texts: [String?]) -> String {
    let parts = texts.compactMap(\.self).flatMap { $0.split(separator: "\n") }
      .compactMap { label(String($0), limit: 1_000) }
    guard var line = parts.first else { return "" }
    for (number, part) in parts.dropFirst().enumerated() {
      let goesOn = line.last?.isPunctuation == true || part.first?.isLowercase == true
      line += (number == 0 ? ": " : goesOn ? " " : " – ") + part
    }
    return line
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

/// Limits the number of scalars in a single character.
///
/// Combining marks stack above and below their base letter, and some scripts and emoji join scalars
/// without limit.
private struct CharacterSizes {
  /// The number of marks in the longest character in use, the Tibetan syllable HAKṢHMALAWARAYAṀ.
  static let markLimit = 8
  /// A number of scalars above that of any character in use; family emoji with skin tones have
  /// eleven.
  static let limit = 32

  private var marks = 0
  private var run = 0
  private var mayBeLong = false

  /// Returns whether to keep a scalar: everything but a mark on a letter that has the maximum
  /// already.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isCharacter {
      marks = 0
      run = 0
      return true
    }
    run += 1
    if run >= Self.limit { mayBeLong = true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
    case .format: break
    default: marks = 0
    }
    return marks <= Self.markLimit
  }

  /// Returns the text with every overlong character cut to its first scalars.
  func bounded(_ text: String) -> String {
    guard mayBeLong, text.contains(where: { $0.unicodeScalars.count > Self.limit }) else {
      return text
    }
    let scalars = text.flatMap { $0.unicodeScalars.prefix(Self.limit) }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// Balances the direction isolate characters of a text.
///
/// Balanced isolates are harmless, and required in text of mixed direction. An unclosed isolate
/// would affect the text after it, and a stray closing character would close an isolate of the
/// surrounding text.
private struct Isolates {
  /// The maximum nesting depth.
  static let limit = 4

  private var depth = 0

  /// Returns whether to keep a character: everything but isolates beyond the maximum depth and
  /// unmatched closing characters.
  mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{2066}"..."\u{2068}":
      depth += 1
      return depth <= Self.limit
    case "\u{2069}":
      guard depth > 0 else { return false }
      depth -= 1
      return depth < Self.limit
    default: return true
    }
  }

  /// Returns the text without unmatched closing characters.
  static func paired(in text: String) -> String {
    var isolates = Isolates()
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { isolates.admits($0) }))
  }

  /// Returns the number of unclosed isolates at the end of a text without unmatched closing
  /// characters.
  static func open(in text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { depth, scalar in
      switch scalar {
      case "\u{2066}"..."\u{2068}": depth + 1
      case "\u{2069}": depth - 1
      default: depth
      }
    }
  }
}
