/// A rule that took part in the decision about a report.
///
/// ```swift
/// for trace in decision.path { print(trace) }
/// // checkout: PaymentError → parent (Checkout/Policy.swift:8)
/// // Shop/AppPolicy.swift:3: otherwise → alert (Shop/AppPolicy.swift:7)
/// ```
public struct RuleTrace: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The name of the policy, which defaults to its source location.
  public let policy: String
  /// A description of the reports that the rule matches.
  public let rule: String
  /// The disposition that the rule returned.
  public let disposition: Disposition
  /// The source location of the rule; nil for a built-in rule.
  public let source: ErrorReport.Source?

  /// The trace as a single line of text for developers.
  public var description: String {
    "\(policy): \(rule) → \(disposition)" + (source.map { " (\($0))" } ?? "")
  }
}
