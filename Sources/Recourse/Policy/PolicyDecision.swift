/// Where a report goes, and why.
///
/// ```swift
/// let decision = policy.decision(for: report)
/// print(decision)  // Shop/AppPolicy.swift:3: URLError → toast (Shop/AppPolicy.swift:5)
/// ```
public struct PolicyDecision: Sendable, Hashable, CustomStringConvertible {
  /// Where the report goes; never ``Disposition/parent``.
  public let disposition: Disposition
  /// The rules that applied, in the order in which they were asked; the last one has decided.
  public let path: [RuleTrace]

  /// The path, a rule a line.
  public var description: String { path.map(\.description).joined(separator: "\n") }
}
