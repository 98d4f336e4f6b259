/// A rule of a policy, with any kind of subject.
struct PolicyRule: Sendable {
  /// Chooses the disposition of a matching report in a build configuration.
  typealias Choice = @MainActor (ErrorReport, BuildConfiguration) -> Disposition

  /// The reports that the rule matches, for comparison with other rules.
  let subject: RuleSubject
  let words: String
  let source: ErrorReport.Source
  /// The disposition of all matching reports; nil if a closure chooses one for each.
  let answer: Answer?
  /// The function that returns a report's disposition, or nil if the rule doesn't apply.
  let disposition: @MainActor (ErrorReport, BuildConfiguration) -> Disposition?

  /// Whether the rule is known never to defer to an enclosing policy.
  var isFinal: Bool {
    guard let answer else { return false }
    return BuildConfiguration.allCases.allSatisfy { answer[$0] != .parent }
  }
}
