import RecourseUI

/// The decision of the policies for an example, and the reason.
struct PolicyAnswer {
  let example: PolicyExample
  let decision: PolicyDecision

  /// The rules that were involved, in the order of their evaluation, one per line.
  var reason: String {
    decision.path.map { trace in
      let place = trace.source.map { ", line \($0.line)" } ?? ""
      return "\(trace.policy)\(place): \(trace.rule) → \(trace.disposition)"
    }
    .joined(separator: "\n")
  }
}

/// A policy as a table: its rules in order, with the examples that each has matched.
struct PolicyTable: Identifiable {
  /// A rule, and the examples that it has matched.
  struct Line: Identifiable {
    /// The rule's position in the table.
    let id: Int
    let row: ErrorPolicy.Row
    /// The rule's disposition; nil if the rule decides for each report.
    let disposition: Disposition?
    /// The names of the matched examples.
    let examples: [String]
    /// Whether the rule has matched the selected example.
    let isMarked: Bool

    /// Whether the rule passes its reports on to the next policy.
    var passesOn: Bool { disposition == .parent }

    /// The rule's source line, and the matched examples.
    var explanation: String {
      let place = "Line \(row.source.line)"
      guard !examples.isEmpty else { return place }
      let verb = passesOn ? "passes on" : "matches"
      return "\(place), \(verb): \(examples.joined(separator: ", "))"
    }
  }

  let name: String
  let lines: [Line]
  /// The next policy; nil for the last one.
  let parent: String?

  var id: String { name }

  /// Creates the table of a policy.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - parent: The next policy; nil if there is none.
  ///   - build: The build configuration for which the rules are evaluated.
  ///   - answers: The decisions for the examples.
  ///   - chosen: The example whose rules are marked.
  init(
    _ policy: ErrorPolicy, parent: ErrorPolicy?, build: BuildConfiguration,
    answers: [PolicyAnswer], chosen: PolicyExample
  ) {
    name = policy.name
    self.parent = parent?.name
    lines = policy.table.enumerated().map { place, row in
      let matched = answers.filter { $0.decision.path.contains(where: row.isRule) }.map(\.example)
      return Line(
        id: place, row: row, disposition: build == .debug ? row.debug : row.release,
        examples: matched.map(\.name), isMarked: matched.contains(chosen))
    }
  }
}

extension ErrorPolicy.Row {
  /// Returns whether the row is the rule that left a trace.
  fileprivate func isRule(of trace: RuleTrace) -> Bool {
    policy == trace.policy && rule == trace.rule && source == trace.source
  }
}
