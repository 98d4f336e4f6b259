extension ErrorPolicy {
  /// A human-readable row for one rule of a policy.
  ///
  /// ```swift
  /// for row in ErrorPolicy.app.table { print(row) }
  /// // URLError → toast (Shop/AppPolicy.swift:5)
  /// ```
  public struct Row: Sendable, Hashable, CustomStringConvertible {
    /// The name of the policy that contains the rule, which defaults to the policy's source
    /// location.
    public let policy: String
    /// A description of the reports that the rule matches.
    public let rule: String
    /// The disposition in debug builds; nil if the rule chooses one for each report.
    public let debug: Disposition?
    /// The disposition in release builds; nil if the rule chooses one for each report.
    public let release: Disposition?
    /// The source location of the rule.
    public let source: ErrorReport.Source

    /// The row as a single line of text for developers.
    public var description: String {
      let place = debug.map(\.description) ?? "depends on the report"
      let inRelease = release == debug ? nil : release.map { ", in release \($0)" }
      return "\(rule) → \(place)\(inRelease ?? "") (\(source))"
    }
  }

  /// The rules in order of evaluation, including the rules of nested policies.
  public var table: [Row] {
    rules.map { Row($0.rule, policy: $0.policy) }
  }
}

extension ErrorPolicy.Row {
  init(_ rule: PolicyRule, policy: String) {
    self.init(
      policy: policy, rule: rule.matcher.words, debug: rule.debug, release: rule.release,
      source: rule.source)
  }
}
