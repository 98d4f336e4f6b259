extension RuleTrace {
  /// What comes before all policies.
  static let cancellation = RuleTrace(
    policy: "always", rule: "cancellation", disposition: .ignore, source: nil)

  /// What comes after all policies.
  static let lastResort = RuleTrace(
    policy: "always", rule: "otherwise", disposition: .toast, source: nil)
}
