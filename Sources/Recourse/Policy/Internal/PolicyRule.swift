/// A rule of a policy, whatever it is about.
struct PolicyRule: Sendable {
  /// What the rule is about, to be compared with other rules.
  let subject: RuleSubject
  let words: String
  let source: ErrorReport.Source
  /// Where all its reports go; nil when it looks at each.
  let answer: Answer?
  /// Where such a report goes; nil when the rule doesn't apply.
  let disposition: @MainActor (Occurrence) -> Disposition?

  /// Whether no policy further out is asked when the rule applies.
  var isFinal: Bool {
    guard let answer else { return false }
    return BuildConfiguration.allCases.allSatisfy { answer[$0] != .parent }
  }
}
