/// The condition of an `#if`, with the operands that a destination decides replaced by literals.
struct Condition {
  /// The value; nil if it depends on operands that no destination decides.
  let value: Bool?
  /// The condition as source text.
  let text: String

  private init(value: Bool?, text: String) {
    self.value = value
    self.text = text
  }

  private init(_ value: Bool) {
    self.init(value: value, text: "\(value)")
  }

  /// Evaluates a condition for a destination.
  init(_ source: String, for destination: Destination) throws(UnknownOperand) {
    var parser = Parser(source, destination)
    self = try parser.disjunction()
  }

  private struct Parser {
    private var tokens: [String]
    private let destination: Destination

    init(_ source: String, _ destination: Destination) {
      tokens = ConditionTokens(source).all
      self.destination = destination
    }

    mutating func disjunction() throws(UnknownOperand) -> Condition {
      var result = try conjunction()
      while take("||") {
        let other = try conjunction()
        let text = "\(result.text) || \(other.text)"
        result =
          switch (result.value, other.value) {
          case (true, _), (_, true): Condition(true)
          case (false, false): Condition(false)
          case (false, nil): other
          case (nil, false): result
          case (nil, nil): Condition(value: nil, text: text)
          }
      }
      return result
    }

    private mutating func conjunction() throws(UnknownOperand) -> Condition {
      var result = try operand()
      while take("&&") {
        let other = try operand()
        let text = "\(result.text) && \(other.text)"
        result =
          switch (result.value, other.value) {
          case (false, _), (_, false): Condition(false)
          case (true, true): Condition(true)
          case (true, nil): other
          case (nil, true): result
          case (nil, nil): Condition(value: nil, text: text)
          }
      }
      return result
    }

    private mutating func operand() throws(UnknownOperand) -> Condition {
      if take("!") {
        let inner = try operand()
        return inner.value.map { Condition(!$0) } ?? Condition(value: nil, text: "!\(inner.text)")
      }
      if take("(") {
        let inner = try disjunction()
        _ = take(")")
        return inner.value == nil ? Condition(value: nil, text: "(\(inner.text))") : inner
      }
      guard !tokens.isEmpty else { return Condition(value: nil, text: "") }
      let name = tokens.removeFirst()
      guard tokens.first == "(" else { return answer(name) }
      tokens.removeFirst()
      var argument = ""
      var depth = 1
      while let token = tokens.first {
        tokens.removeFirst()
        depth += token == "(" ? 1 : token == ")" ? -1 : 0
        if depth == 0 { break }
        argument += token == "," ? ", " : token
      }
      return try answer(name, argument)
    }

    private func answer(_ name: String) -> Condition {
      switch name {
      case "true": Condition(true)
      case "false": Condition(false)
      case "SDK_27": Condition(destination.sdk == 27)
      default: Condition(value: nil, text: name)
      }
    }

    private func answer(
      _ name: String, _ argument: String
    ) throws(UnknownOperand) -> Condition {
      switch name {
      case "os": return Condition(argument == destination.platform.os)
      case "targetEnvironment" where argument == "macCatalyst":
        return Condition(destination.platform == .macCatalyst)
      case "targetEnvironment": throw UnknownOperand("\(name)(\(argument))")
      // Xcode 27 has this compiler.
      case "compiler" where argument == ">=6.4": return Condition(destination.sdk == 27)
      case "canImport":
        let module = String(argument.prefix { $0 != "," && $0 != "." })
        guard let answer = destination.platform.canImport(module) else {
          throw UnknownOperand("\(name)(\(module))")
        }
        return Condition(answer)
      default: return Condition(value: nil, text: "\(name)(\(argument))")
      }
    }

    private mutating func take(_ token: String) -> Bool {
      guard tokens.first == token else { return false }
      tokens.removeFirst()
      return true
    }
  }
}

/// A module or an environment in a condition whose platforms the check does not know.
struct UnknownOperand: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

/// Splits a condition into names, numbers, operators and parentheses.
private struct ConditionTokens {
  let all: [String]

  init(_ source: String) {
    var all: [String] = []
    var word = ""
    func endWord() {
      if !word.isEmpty { all.append(word) }
      word = ""
    }
    for character in source.prefix(upToComment: "//") {
      if character.isLetter || character.isNumber || "_.".contains(character) {
        word.append(character)
      } else if let last = all.last, word.isEmpty, "&|><".contains(character),
        last == String(character)
      {
        all[all.count - 1].append(character)
      } else {
        endWord()
        if !character.isWhitespace { all.append(String(character)) }
      }
    }
    endWord()
    self.all = all
  }
}

extension String {
  fileprivate func prefix(upToComment mark: String) -> Substring {
    firstRange(of: mark).map { self[..<$0.lowerBound] } ?? self[...]
  }
}
