extension RuleTrace {
  /// The built-in rule before all policies, which ignores cancellations.
  static let cancellation = RuleTrace(
    policy: "always", rule: "cancellation", disposition: .ignore, source: nil)

  /// The note that the system has refused an alert or a sheet, which the view then draws itself.
  static let refusal = RuleTrace(
    policy: "always", rule: "refused by the system", disposition: .banner, source: nil)

  /// The built-in rule after all policies, which presents toasts.
  static let lastResort = RuleTrace(
    policy: "always", rule: "otherwise", disposition: .toast, source: nil)
}
