import RecourseUI

/// Where the policies send an example, and why.
struct PolicyAnswer {
  let example: PolicyExample
  let decision: PolicyDecision

  /// The rules that had a say, in the order in which they were asked, one a line.
  var reason: String {
    decision.path.map { trace in
      let place = trace.source.map { ", line \($0.line)" } ?? ""
      return "\(trace.policy)\(place): \(trace.rule) → \(trace.disposition)"
    }
    .joined(separator: "\n")
  }
}

/// A policy as the table that it is: its rules in their order, and what each of them has caught.
struct PolicyTable: Identifiable {
  /// A rule, and what it has caught.
  struct Line: Identifiable {
    /// Its place in the table.
    let id: Int
    let row: ErrorPolicy.Row
    /// Where its reports go; nil when it looks at each.
    let disposition: Disposition?
    /// The names of the examples that it has caught.
    let examples: [String]
    /// Whether it has caught the example that is chosen.
    let isMarked: Bool

    /// Whether it leaves what it catches to the next policy.
    var passesOn: Bool { disposition == .parent }

    /// Where the rule stands, and what it has caught.
    var explanation: String {
      let place = "Line \(row.source.line)"
      guard !examples.isEmpty else { return place }
      let verb = passesOn ? "passes on" : "catches"
      return "\(place), \(verb): \(examples.joined(separator: ", "))"
    }
  }

  let name: String
  let lines: [Line]
  /// The policy that is asked next; nil behind the last one.
  let parent: String?

  var id: String { name }

  /// Makes the table of a policy.
  ///
  /// - Parameters:
  ///   - policy: The policy.
  ///   - parent: The policy that is asked next; nil if there is none.
  ///   - build: For whom the app was built.
  ///   - answers: Where the examples go.
  ///   - chosen: The example whose rules are marked.
  init(
    _ policy: ErrorPolicy, parent: ErrorPolicy?, build: BuildConfiguration,
    answers: [PolicyAnswer], chosen: PolicyExample
  ) {
    name = policy.name
    self.parent = parent?.name
    lines = policy.table.enumerated().map { place, row in
      let caught = answers.filter { $0.decision.path.contains(where: row.isRule) }.map(\.example)
      return Line(
        id: place, row: row, disposition: build == .debug ? row.debug : row.release,
        examples: caught.map(\.name), isMarked: caught.contains(chosen))
    }
  }
}

extension ErrorPolicy.Row {
  /// Whether the row is the rule that has left a trace.
  fileprivate func isRule(of trace: RuleTrace) -> Bool {
    policy == trace.policy && rule == trace.rule && source == trace.source
  }
}
