extension RuleTrace {
  /// The built-in rule before all policies, which ignores cancellations.
  static let cancellation = RuleTrace(
    policy: "always", rule: "cancellation", disposition: .ignore, source: nil)

  /// The note that the system has refused an alert or a sheet, which the view then draws itself.
  static let refusal = RuleTrace(
    policy: "always", rule: "refused by the system", disposition: .banner, source: nil)

  /// The step by which a problem moves to the inbox that would interrupt a person too often.
  static let exceedsInterruptions = RuleTrace(
    policy: "always", rule: "interruptionsPerMinute is used up", disposition: .inbox, source: nil)

  /// The step by which a problem moves to the inbox that has no room to wait for its turn.
  static let exceedsWaiting = RuleTrace(
    policy: "always", rule: "waitingLimit is used up", disposition: .inbox, source: nil)

  /// The step by which a problem moves to the inbox that has waited too long for its turn.
  static let hasWaitedTooLong = RuleTrace(
    policy: "always", rule: "has waited too long for its turn", disposition: .inbox, source: nil)

  /// The built-in rule after all policies, which presents toasts.
  static let lastResort = RuleTrace(
    policy: "always", rule: "otherwise", disposition: .toast, source: nil)
}
