/// Swift code in which calls and declarations can be found.
///
/// The text is read as characters, with a mask of the characters that belong to a string or to a
/// comment, so that their brackets don't count. It doesn't know regex literals, which the screens
/// don't use.
struct SwiftText {
  private let characters: [Character]
  /// The code, with a space in place of each character of a string or of a comment.
  private let code: [Character]
  /// The index of the first character of each line.
  private let lines: [Int]

  init(_ text: String) {
    let characters = Array(text)
    self.characters = characters
    code = CodeMask.code(of: characters)
    lines = [0] + characters.indices.filter { characters[$0] == "\n" }.map { $0 + 1 }
  }

  /// Returns the body of the closure that follows the call on a line; nil if there is none.
  func trailingClosure(ofCallAt line: Int) -> String? {
    guard let end = endOfArguments(ofCallAt: line) else { return nil }
    let next = code[end...].firstIndex { !$0.isWhitespace }
    guard let next, code[next] == "{", let last = closing(next) else { return nil }
    return cut(next + 1..<last)
  }

  /// Returns the value of an argument of the call on a line; nil if there is none.
  func argument(_ label: String, ofCallAt line: Int) -> String? {
    guard let end = endOfArguments(ofCallAt: line) else { return nil }
    let words = Array("\(label): ")
    let first = (lines[line - 1]..<end).first { code[$0...].starts(with: words) }
    guard let start = first.map({ $0 + words.count }) else { return nil }
    var index = start
    while index < end - 1, code[index] != "," { index = closing(index).map { $0 + 1 } ?? index + 1 }
    return cut(start..<index)
  }

  /// Returns the first declaration or expression that begins with some code on a line of its own,
  /// after any modifiers; of a chain of view modifiers, only the one that begins so.
  func statement(beginningWith beginning: String) -> String? {
    for line in lines {
      guard let first = code[line...].firstIndex(where: { $0 != " " }) else { continue }
      let rest = characters[first...].prefix { $0 != "\n" }
      guard begins(with: beginning, String(rest)) else { continue }
      return cut(line..<end(ofStatementAt: first))
    }
    return nil
  }

  /// Returns the declarations of the library's actions and contexts that some code uses, such as
  /// `@Environment(\.attemptOperation) private var attempt`, each once.
  func properties(usedIn code: String) -> [String] {
    let property = /@Environment\(.+\bvar (\w+).*|@State .*\bvar (\w+) = \w+Context\(\)/
    let words = Set(code.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    return String(characters).split(separator: "\n").reduce(into: []) { found, line in
      let line = String(line.trimmingPrefix(while: \.isWhitespace))
      guard let match = line.wholeMatch(of: property) else { return }
      let name = String(match.output.1 ?? match.output.2 ?? "")
      if words.contains(name), !code.contains(line), !found.contains(line) { found.append(line) }
    }
  }

  private func begins(with beginning: String, _ line: String) -> Bool {
    var line = Substring(line)
    let modifiers = ["private ", "fileprivate ", "static ", "nonisolated ", "@MainActor "]
    while let modifier = modifiers.first(where: line.hasPrefix) {
      line = line.dropFirst(modifier.count)
    }
    guard line.hasPrefix(beginning) else { return false }
    let isWord = beginning.last?.isLetter ?? false
    return !isWord || !(line.dropFirst(beginning.count).first?.isLetter ?? false)
  }

  /// Returns the index after the parenthesis that ends the arguments of the call on a line.
  private func endOfArguments(ofCallAt line: Int) -> Int? {
    guard lines.indices.contains(line - 1) else { return nil }
    return code[lines[line - 1]...].firstIndex(of: "(").flatMap(closing).map { $0 + 1 }
  }

  /// Returns the index of the bracket that closes one; nil for another character.
  private func closing(_ start: Int) -> Int? {
    guard "([{".contains(code[start]) else { return nil }
    var depth = 0
    for index in start..<code.endIndex {
      if "([{".contains(code[index]) { depth += 1 }
      if ")]}".contains(code[index]) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Returns the index after a statement: the end of its line, or of its last bracket.
  private func end(ofStatementAt start: Int) -> Int {
    var index = start
    while index < code.endIndex, !")]}".contains(code[index]) {
      if code[index] == "\n" {
        // An opening brace continues the statement, and a modifier continues another expression.
        let next = code[index...].first { !$0.isWhitespace }
        guard next == "{" || next == "." && code[start] != "." else { return index }
      }
      index = closing(index).map { $0 + 1 } ?? index + 1
    }
    return index
  }

  /// Returns the lines of a range, without empty lines around them and without their common
  /// indentation.
  private func cut(_ range: Range<Int>) -> String {
    var lines = String(characters[range]).split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first?.allSatisfy(\.isWhitespace) ?? false { lines.removeFirst() }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    let isInLine = range.lowerBound > 0 && lines.count == 1
    if isInLine { return lines[0].trimmingPrefix(while: \.isWhitespace).trimmed }
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    String(reversed().trimmingPrefix(while: \.isWhitespace).reversed())
  }
}
