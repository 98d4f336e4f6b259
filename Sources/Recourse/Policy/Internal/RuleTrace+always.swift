extension RuleTrace {
  /// What comes before all policies.
  static let cancellation = RuleTrace(
    policy: "always", rule: "cancellation", disposition: .ignore, source: nil)

  /// The system has refused to show an alert or a sheet, and the view draws it itself.
  static let refusal = RuleTrace(
    policy: "always", rule: "refused by the system", disposition: .banner, source: nil)

  /// What comes after all policies.
  static let lastResort = RuleTrace(
    policy: "always", rule: "otherwise", disposition: .toast, source: nil)
}
