/// A rule that had a say in where a report went.
///
/// ```swift
/// for trace in decision.path { print(trace) }
/// // checkout: PaymentError → parent (Checkout/Policy.swift:8)
/// // Shop/AppPolicy.swift:3: otherwise → alert (Shop/AppPolicy.swift:7)
/// ```
public struct RuleTrace: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The policy: its name, or where in the code it stands.
  public let policy: String
  /// What the rule is about.
  public let rule: String
  /// What the rule said.
  public let disposition: Disposition
  /// Where in the code the rule stands; nil for a rule that is always there.
  public let source: ErrorReport.Source?

  /// The trace in one line, for a developer.
  public var description: String {
    "\(policy): \(rule) → \(disposition)" + (source.map { " (\($0))" } ?? "")
  }
}
