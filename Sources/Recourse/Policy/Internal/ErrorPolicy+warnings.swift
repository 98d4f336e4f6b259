extension ErrorPolicy {
  /// The rules that never apply, each with the reason and the way out.
  ///
  /// The rules of a policy among the rules are compared with the others only: that policy has warned of
  /// the rest.
  package var warnings: [String] {
    rules.indices.compactMap { place in
      let rule = rules[place].rule
      if case .nothing(let reason) = rule.subject {
        return rules[place].group == nil ? "\(opening(rule)): \(reason)" : nil
      }
      guard let first = rules.rulesThatCover(place).first(where: { $0.isElsewhere(rules[place]) })
      else { return nil }
      return """
        \(opening(rule)): \(first.rule.words) (\(first.rule.source)) stands above it and applies \
        to the same reports; move the rule up, or remove it
        """
    }
  }

  private func opening(_ rule: PolicyRule) -> String {
    "the policy \(name) never applies its rule for \(rule.words) (\(rule.source))"
  }
}

extension [PlacedRule] {
  /// The rules that together apply to all that a later one is about; empty when something is left.
  fileprivate func rulesThatCover(_ place: Int) -> [PlacedRule] {
    var rest = self[place].rule.subject
    var covering: [PlacedRule] = []
    for earlier in self[..<place] where earlier.rule.isFinal || place < earlier.end {
      guard let less = rest.subtracting(earlier.rule.subject) else { continue }
      covering.append(earlier)
      if case .nothing = less { return covering }
      rest = less
    }
    return []
  }
}

extension PlacedRule {
  /// Whether another rule isn't of the same policy among the rules.
  fileprivate func isElsewhere(_ other: PlacedRule) -> Bool {
    group == nil || group != other.group
  }
}
