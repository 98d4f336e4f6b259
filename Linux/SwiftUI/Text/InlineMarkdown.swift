/// Parses the inline Markdown of a text: emphasis, code, strikethrough and links.
///
/// Elements have plain text only. The marks are removed according to CommonMark, and their styles
/// are not imitated. Entities and HTML are left unchanged.
struct InlineMarkdown {
  /// A character of the text, or an interpolated value, in which no marks are parsed.
  enum Piece: Equatable {
    case character(Character)
    case value(String)

    fileprivate var character: Character? {
      guard case .character(let character) = self else { return nil }
      return character
    }

    fileprivate var text: String {
      switch self {
      case .character(let character): String(character)
      case .value(let value): value
      }
    }
  }

  private let pieces: [Piece]
  /// The text so far; a run of marks is one part, which can lose some of its marks.
  private var parts: [String] = []
  private var runs: [Run] = []
  private var brackets: [Bracket] = []

  /// A run of one kind of mark, some of which may open or close a span.
  private struct Run {
    let mark: Character
    let part: Int
    let length: Int
    let opens: Bool
    let closes: Bool
    var left: Int
  }

  /// A bracket that may begin a link.
  private struct Bracket {
    let part: Int
    let runCount: Int
    let isImage: Bool
    var isActive = true
  }

  /// Returns whether a text contains any mark.
  static func canBe(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch Unicode.Scalar(byte) {
      case "*", "_", "~", "`", "[", "]", "<", "\\": true
      default: false
      }
    }
  }

  static func plainText(of text: String) -> String {
    guard canBe(in: text) else { return text }
    return plainText(of: text.map(Piece.character))
  }

  static func plainText(of pieces: [Piece]) -> String {
    var reader = InlineMarkdown(pieces: pieces)
    reader.read()
    return reader.parts.joined()
  }

  private init(pieces: [Piece]) {
    self.pieces = pieces
  }

  private mutating func read() {
    var index = 0
    while index < pieces.count {
      switch pieces[index].character {
      case "\\"?: index = readEscape(at: index)
      case "`"?: index = readCode(at: index)
      case "*"?, "_"?, "~"?: index = readRun(at: index)
      case "!"? where character(at: index + 1) == "[":
        index = readBracket(at: index + 1, isImage: true)
      case "["?: index = readBracket(at: index, isImage: false)
      case "]"?: index = readLink(at: index)
      case "<"?: index = readAutolink(at: index)
      default:
        parts.append(pieces[index].text)
        index += 1
      }
    }
    match(from: 0)
  }

  private func character(at index: Int) -> Character? {
    pieces.indices.contains(index) ? pieces[index].character : nil
  }

  private mutating func readEscape(at index: Int) -> Int {
    guard let next = character(at: index + 1), next.isASCIIPunctuation else {
      parts.append("\\")
      return index + 1
    }
    parts.append(String(next))
    return index + 2
  }

  private func lengthOfRun(at index: Int) -> Int {
    pieces[index...].prefix { $0 == pieces[index] }.count
  }

  private mutating func readCode(at start: Int) -> Int {
    let length = lengthOfRun(at: start)
    var index = start + length
    while index < pieces.count {
      guard character(at: index) == "`" else {
        index += 1
        continue
      }
      let closing = lengthOfRun(at: index)
      if closing == length {
        var code = pieces[start + length..<index]
        let isPadded = code.first == .character(" ") && code.last == .character(" ")
        if isPadded, code.contains(where: { $0 != .character(" ") }) {
          code = code.dropFirst().dropLast()
        }
        parts += code.map(\.text)
        return index + closing
      }
      index += closing
    }
    parts.append(String(repeating: "`", count: length))
    return start + length
  }

  private mutating func readRun(at start: Int) -> Int {
    guard let mark = character(at: start) else { return start + 1 }
    let length = lengthOfRun(at: start)
    let before = neighbour(start - 1)
    let after = neighbour(start + length)
    let isLeft = after != .space && (after != .punctuation || before != .other)
    let isRight = before != .space && (before != .punctuation || after != .other)
    let opens = isLeft && (mark != "_" || !isRight || before == .punctuation)
    let closes = isRight && (mark != "_" || !isLeft || after == .punctuation)
    parts.append(String(repeating: mark, count: length))
    if mark != "~" || length <= 2 {
      runs.append(
        Run(
          mark: mark, part: parts.count - 1, length: length, opens: opens, closes: closes,
          left: length))
    }
    return start + length
  }

  private enum Neighbour { case space, punctuation, other }

  private func neighbour(_ index: Int) -> Neighbour {
    guard pieces.indices.contains(index) else { return .space }
    guard let character = pieces[index].character else { return .other }
    if character.isWhitespace { return .space }
    return character.isPunctuation || character.isSymbol ? .punctuation : .other
  }

  /// Removes the matching marks of spans, starting at a run, according to CommonMark.
  private mutating func match(from first: Int) {
    var closer = first
    while closer < runs.count {
      guard runs[closer].closes, runs[closer].left > 0,
        let opener = opener(of: closer, from: first)
      else {
        closer += 1
        continue
      }
      let isStrong = runs[opener].left >= 2 && runs[closer].left >= 2
      take(isStrong ? 2 : 1, from: opener)
      take(isStrong ? 2 : 1, from: closer)
      // Runs between the two can no longer open or close a span.
      for index in opener + 1..<closer { runs[index].left = 0 }
    }
    runs.removeSubrange(min(first, runs.count)...)
  }

  private func opener(of closer: Int, from first: Int) -> Int? {
    let end = runs[closer]
    return (first..<closer).last { index in
      let run = runs[index]
      guard run.opens, run.mark == end.mark, run.left > 0 else { return false }
      if run.mark == "~" { return run.length == end.length }
      let isAmbiguous = run.closes || end.opens
      return !isAmbiguous || (run.length + end.length) % 3 != 0
        || (run.length % 3 == 0 && end.length % 3 == 0)
    }
  }

  private mutating func take(_ count: Int, from run: Int) {
    runs[run].left -= count
    parts[runs[run].part] = String(repeating: runs[run].mark, count: runs[run].left)
  }

  private mutating func readBracket(at index: Int, isImage: Bool) -> Int {
    parts.append(isImage ? "![" : "[")
    brackets.append(Bracket(part: parts.count - 1, runCount: runs.count, isImage: isImage))
    return index + 1
  }

  /// Removes the brackets and the address of a link.
  private mutating func readLink(at index: Int) -> Int {
    guard let bracket = brackets.popLast(), bracket.isActive, let end = endOfAddress(after: index)
    else {
      parts.append("]")
      return index + 1
    }
    parts[bracket.part] = ""
    match(from: bracket.runCount)
    if !bracket.isImage {
      // Links cannot contain other links.
      for index in brackets.indices where !brackets[index].isImage {
        brackets[index].isActive = false
      }
    }
    return end
  }

  /// Returns the end of an address in parentheses, with or without a title.
  private func endOfAddress(after bracket: Int) -> Int? {
    guard character(at: bracket + 1) == "(" else { return nil }
    var index = skipSpaces(from: bracket + 2)
    if character(at: index) == "<" {
      guard let close = pieces[index...].firstIndex(of: .character(">")) else { return nil }
      index = close + 1
    } else {
      var depth = 0
      scan: while index < pieces.count {
        switch pieces[index].character {
        case "\\"? where character(at: index + 1)?.isASCIIPunctuation == true: index += 1
        case "("?: depth += 1
        case ")"? where depth == 0: break scan
        case ")"?: depth -= 1
        case let character? where character.isWhitespace: break scan
        default: break
        }
        index += 1
      }
    }
    let title = skipSpaces(from: index)
    if title > index, let quote = character(at: title), "\"'".contains(quote) {
      guard let close = pieces[(title + 1)...].firstIndex(of: .character(quote)) else { return nil }
      index = close + 1
    }
    index = skipSpaces(from: index)
    return character(at: index) == ")" ? index + 1 : nil
  }

  private func skipSpaces(from index: Int) -> Int {
    var index = index
    while character(at: index)?.isWhitespace == true { index += 1 }
    return index
  }

  /// Removes the angle brackets of an address; keeps them around anything else.
  private mutating func readAutolink(at index: Int) -> Int {
    if let close = pieces[index...].firstIndex(of: .character(">")) {
      let address = pieces[index + 1..<close].map(\.text).joined()
      let scheme = address.prefix { $0 != ":" }
      let isAddress =
        !address.contains(where: \.isWhitespace) && !address.contains("<")
        && (address.dropFirst().contains("@")
          || (2...32).contains(scheme.count) && scheme.count < address.count
            && scheme.first?.isLetter == true)
      if isAddress {
        parts.append(address)
        return close + 1
      }
    }
    parts.append("<")
    return index + 1
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool {
    isASCII && (isPunctuation || isSymbol)
  }
}
