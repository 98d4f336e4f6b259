/// Reads Swift source without a syntax library: identifiers, and text with balanced brackets.
struct SourceScanner {
  private let characters: [Character]
  private var position = 0

  init(_ source: String) {
    characters = Array(source)
  }

  /// The next character; nil at the end.
  var next: Character? { position < characters.count ? characters[position] : nil }

  /// Skips white space and comments.
  mutating func skipTrivia() {
    while let next {
      if next.isWhitespace {
        position += 1
      } else if !skipComment() {
        return
      }
    }
  }

  /// Reads an identifier, with or without backticks, or returns nil.
  mutating func word() -> String? {
    skipTrivia()
    let start = position
    if next == "`" {
      position += 1
      skip { $0 != "`" }
      position += 1
    } else {
      skip { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
    return position > start ? text(from: start) : nil
  }

  /// Skips white space and comments, and then a character if it is next.
  ///
  /// - Returns: Whether the character was skipped.
  mutating func skip(_ character: Character) -> Bool {
    skipTrivia()
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads up to a character outside of brackets, literals and comments, or up to the end.
  mutating func text(upTo isEnd: (Character) -> Bool) -> String {
    skipTrivia()
    let start = position
    while let next, !isEnd(next) { skipToken() }
    return text(from: start)
  }

  /// Skips one character, comment or literal, or a bracket with its content.
  private mutating func skipToken() {
    guard let next, !skipComment(), !skipLiteral() else { return }
    position += 1
    guard let closing = Self.closings[next] else { return }
    while let inner = self.next, inner != closing { skipToken() }
    position += 1
  }

  private static let closings: [Character: Character] = ["(": ")", "[": "]", "{": "}"]

  private mutating func skipComment() -> Bool {
    if starts(with: "//") {
      skip { !$0.isNewline }
      return true
    }
    guard starts(with: "/*") else { return false }
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && next != nil
    return true
  }

  /// Skips a string literal of any kind, with its interpolations.
  private mutating func skipLiteral() -> Bool {
    let start = position
    skip { $0 == "#" }
    let pounds = String(repeating: "#", count: position - start)
    guard next == "\"" else {
      position = start
      return false
    }
    let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    position += quotes.count
    while next != nil, !starts(with: quotes + pounds) {
      if !starts(with: "\\" + pounds) {
        position += 1
      } else {
        position += 1 + pounds.count
        if next == "(" { skipToken() } else { position += 1 }
      }
    }
    position += quotes.count + pounds.count
    return true
  }

  private mutating func skip(while condition: (Character) -> Bool) {
    while let next, condition(next) { position += 1 }
  }

  private func starts(with text: String) -> Bool {
    characters[min(position, characters.count)...].starts(with: text)
  }

  private func text(from start: Int) -> String {
    String(characters[start..<min(position, characters.count)])
  }
}
