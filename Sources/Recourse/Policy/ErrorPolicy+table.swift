extension ErrorPolicy {
  /// A rule of a policy, for people to read.
  ///
  /// ```swift
  /// for row in ErrorPolicy.app.table { print(row) }
  /// // URLError → toast (Shop/AppPolicy.swift:5)
  /// ```
  public struct Row: Sendable, Hashable, CustomStringConvertible {
    /// The policy in which the rule was written: its name, or where in the code it stands.
    public let policy: String
    /// What the rule is about.
    public let rule: String
    /// Where its reports go in a build for developers; nil when it looks at each.
    public let debug: Disposition?
    /// Where its reports go in a build for everybody; nil when it looks at each.
    public let release: Disposition?
    /// Where in the code the rule stands.
    public let source: ErrorReport.Source

    /// The row in one line, for a developer.
    public var description: String {
      let place = debug.map(\.description) ?? "it depends"
      let inRelease = release == debug ? nil : release.map { ", in release \($0)" }
      return "\(rule) → \(place)\(inRelease ?? "") (\(source))"
    }
  }

  /// The rules in the order in which they are asked, with those of the policies among them.
  public var table: [Row] {
    rules.map { Row($0.rule, policy: $0.policy) }
  }
}

extension ErrorPolicy.Row {
  init(_ rule: PolicyRule, policy: String) {
    self.init(
      policy: policy, rule: rule.words, debug: rule.answer?[.debug],
      release: rule.answer?[.release], source: rule.source)
  }
}
