/// A source file for one destination.
///
/// Conditions are evaluated, and lines for other destinations are blank. Lines keep their numbers,
/// and files with the same code for two destinations are equal.
struct ConditionalSource {
  let text: String

  /// Reads a file.
  init(_ source: String, for destination: Destination) throws(ConditionError) {
    var lines: [String] = []
    var open: [Branches] = []
    var literal = MultilineLiteral()
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let isText = literal.contains(line)
      let isActive = open.allSatisfy { $0.isActive }
      guard !isText, let directive = Directive(line) else {
        lines.append(isActive ? String(line) : "")
        continue
      }
      do throws(UnknownOperand) {
        lines.append(try Self.answer(directive, &open, destination))
      } catch {
        throw ConditionError(line: index + 1, operand: error.text)
      }
    }
    text = lines.joined(separator: "\n")
  }

  private static func answer(
    _ directive: Directive, _ open: inout [Branches], _ destination: Destination
  ) throws(UnknownOperand) -> String {
    switch directive {
    case .begin(let condition):
      let condition = try Condition(condition, for: destination)
      open.append(Branches(condition.value))
      return "#if \(condition.text)"
    case .next(let condition):
      let condition = try Condition(condition, for: destination)
      open[open.count - 1].begin(condition.value)
      return "#elseif \(condition.text)"
    case .otherwise:
      open[open.count - 1].begin(true)
      return "#else"
    case .end:
      open.removeLast()
      return "#endif"
    }
  }

  /// The branches of one `#if`.
  private struct Branches {
    /// Whether an earlier branch is known to be compiled.
    private var isDecided = false
    private var value: Bool?

    init(_ value: Bool?) {
      self.value = value
    }

    /// Whether the branch is, or may be, compiled.
    var isActive: Bool { !isDecided && value != false }

    mutating func begin(_ value: Bool?) {
      isDecided = isDecided || self.value == true
      self.value = value
    }
  }

  private enum Directive {
    case begin(String), next(String), otherwise, end

    init?(_ line: Substring) {
      let words = line.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      let rest = words.count > 1 ? String(words[1]) : ""
      switch words.first {
      case "#if": self = .begin(rest)
      case "#elseif": self = .next(rest)
      case "#else": self = .otherwise
      case "#endif": self = .end
      default: return nil
      }
    }
  }

  /// Tracks whether lines are inside a multiline string literal.
  private struct MultilineLiteral {
    private var isOpen = false

    /// Returns whether a line begins inside a literal; must be called for each line in order.
    mutating func contains(_ line: Substring) -> Bool {
      let wasOpen = isOpen
      let count = line.split(separator: "\"\"\"", omittingEmptySubsequences: false).count - 1
      if count % 2 == 1 { isOpen.toggle() }
      return wasOpen
    }
  }
}

/// A condition that cannot be evaluated.
struct ConditionError: Error {
  let line: Int
  let operand: String
}
