/// A rule among all those of a policy and of the policies in it.
struct PlacedRule: Sendable {
  let rule: PolicyRule
  /// The name of the policy in which the rule was written.
  let policy: String
  /// The place after the last rule of that policy.
  let end: Int
  /// Which of the policies among the rules it belongs to; nil for a rule that stands by itself.
  let group: Int?

  /// The rules of a policy, with those of the policies in it where they stand.
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
    RuleTrace(policy: policy, rule: rule.words, disposition: disposition, source: rule.source)
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
