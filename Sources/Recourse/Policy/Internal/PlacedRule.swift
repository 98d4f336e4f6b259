/// A rule with its position among the rules of a policy and of its nested policies.
struct PlacedRule: Sendable {
  let rule: PolicyRule
  /// The name of the policy that contains the rule.
  let policy: String
  /// The index after the last rule of that policy.
  let end: Int
  /// The number of the nested policy that contains the rule; nil for a rule of the policy itself.
  let group: Int?

  /// Returns the rules of a policy, with the rules of nested policies in their places.
  static func all(
    of elements: [ErrorPolicyBuilder.Rules.Element], policy: String
  ) -> [PlacedRule] {
    let count = elements.reduce(0) { $0 + $1.count }
    var rules: [PlacedRule] = []
    for (number, element) in elements.enumerated() {
      switch element {
      case .rule(let rule):
        rules.append(PlacedRule(rule: rule, policy: policy, end: count, group: nil))
      case .policy(let inner):
        let start = rules.count
        rules += inner.rules.map {
          PlacedRule(rule: $0.rule, policy: $0.policy, end: start + $0.end, group: number)
        }
      }
    }
    return rules
  }

  func trace(_ disposition: Disposition) -> RuleTrace {
    RuleTrace(
      policy: policy, rule: rule.matcher.words, disposition: disposition, source: rule.source)
  }
}

extension ErrorPolicyBuilder.Rules.Element {
  fileprivate var count: Int {
    switch self {
    case .rule: 1
    case .policy(let policy): policy.rules.count
    }
  }
}
