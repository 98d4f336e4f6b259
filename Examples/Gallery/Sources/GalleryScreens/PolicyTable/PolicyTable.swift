import RecourseUI
import SwiftUI

/// A policy as a table: its rules in order, each with the errors that it has matched.
struct PolicyTable: View {
  let policy: ErrorPolicy
  /// The next policy; nil for the last one.
  let parent: ErrorPolicy?
  /// The build configuration for which the dispositions are shown.
  let build: BuildConfiguration
  /// The decisions about all examples, by this policy and others.
  let decisions: [(example: PolicyExample, decision: PolicyDecision)]
  /// The example whose rules are marked.
  let selection: PolicyExample

  var body: some View {
    Section {
      ForEach(policy.table, id: \.self) { row($0) }
    } header: {
      Text("The Policy “\(policy.name)”")
    } footer: {
      if let parent {
        Text(
          """
          Errors that no rule matches, or that a rule passes on, go to the policy “\(parent.name)”.
          """)
      } else {
        Text("A cancellation is ignored before any rule is evaluated.")
      }
    }
  }

  /// A rule, its line in the source, the matched examples and the disposition.
  private func row(_ row: ErrorPolicy.Row) -> some View {
    let disposition = build == .debug ? row.debug : row.release
    let passesOn = disposition == .parent
    let matched = decisions.filter { $0.decision.path.contains(where: row.isRule) }.map(\.example)
    let verb = passesOn ? "passes on" : "matches"
    let names = matched.map(\.name).joined(separator: ", ")
    let place = "Line \(row.source.line)"
    let isMarked = matched.contains(selection)
    return DetailRow(row.rule, matched.isEmpty ? place : "\(place), \(verb): \(names)") {
      if isMarked {
        Image(systemName: passesOn ? "arrow.down.circle" : "checkmark.circle")
          .foregroundStyle(.tint)
          .accessibilityLabel(passesOn ? "Passes the error on" : "Matches the error")
      }
      // A rule with a closure chooses a disposition for each report.
      Text(disposition?.description ?? "depends on the report").bold(isMarked)
    }
  }
}

extension ErrorPolicy.Row {
  /// Returns whether the row is the rule that left a trace.
  fileprivate func isRule(of trace: RuleTrace) -> Bool {
    policy == trace.policy && rule == trace.rule && source == trace.source
  }
}
