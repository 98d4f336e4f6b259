/// Replaces each character of strings and comments in Swift code by a space; keeps line breaks.
struct CodeMask {
  private let characters: [Character]
  private var code: [Character]
  private var index = 0

  /// Returns the code without its strings and comments, with the same number of characters.
  static func code(of characters: [Character]) -> [Character] {
    var mask = CodeMask(characters: characters, code: characters)
    while mask.index < characters.endIndex { mask.skipItem() }
    return mask.code
  }

  private func isAt(_ text: String) -> Bool { characters[index...].starts(with: text) }

  private mutating func hide(_ count: Int = 1) {
    for position in index..<min(index + count, code.endIndex) where !code[position].isNewline {
      code[position] = " "
    }
    index += count
  }

  /// Moves past one character of the code, a comment, or a string.
  private mutating func skipItem() {
    let signs = characters[index...].prefix { $0 == "#" }.count
    if isAt("//") {
      while index < characters.endIndex, !characters[index].isNewline { hide() }
    } else if characters[(index + signs)...].first == "\"" {
      hide(signs)
      hideString(String(repeating: "#", count: signs))
    } else {
      index += 1
    }
  }

  private mutating func hideString(_ signs: String) {
    let quotes = isAt("\"\"\"") ? "\"\"\"" : "\""
    hide(quotes.count)
    while index < characters.endIndex {
      if isAt(quotes + signs) { return hide(quotes.count + signs.count) }
      if isAt("\\" + signs + "(") {
        hideInterpolation(after: 2 + signs.count)
      } else {
        hide(isAt("\\" + signs) ? 2 + signs.count : 1)
      }
    }
  }

  private mutating func hideInterpolation(after count: Int) {
    let start = index
    hide(count)
    var depth = 1
    while index < characters.endIndex, depth > 0 {
      if characters[index] == "(" { depth += 1 }
      if characters[index] == ")" { depth -= 1 }
      skipItem()
    }
    for position in start..<min(index, code.endIndex) where !code[position].isNewline {
      code[position] = " "
    }
  }
}
