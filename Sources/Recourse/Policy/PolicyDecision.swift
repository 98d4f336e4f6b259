/// The disposition of a report, and the rules that led to it.
///
/// ```swift
/// let decision = policy.decision(for: report)
/// print(decision)  // Shop/AppPolicy.swift:3: URLError → toast (Shop/AppPolicy.swift:5)
/// ```
public struct PolicyDecision: Sendable, Hashable, CustomStringConvertible {
  /// The disposition of the report; never ``Disposition/parent``.
  public let disposition: Disposition
  /// The rules that applied, in order of evaluation; the last rule decided.
  public let path: [RuleTrace]

  /// The path, one rule per line.
  public var description: String { path.map(\.description).joined(separator: "\n") }
}
