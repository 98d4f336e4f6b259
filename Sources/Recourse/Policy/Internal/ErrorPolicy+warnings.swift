extension ErrorPolicy {
  /// The warnings about rules that never apply, each with the reason and a fix.
  ///
  /// A rule of a nested policy is compared only with rules outside that policy. The nested policy
  /// has already warned about the others.
  package var warnings: [String] {
    rules.indices.compactMap { place in
      let rule = rules[place].rule
      if case .nothing(let reason) = rule.matcher.subject {
        return rules[place].group == nil ? "\(opening(rule)): \(reason)" : nil
      }
      guard let first = rules.rulesThatCover(place).first(where: { $0.isElsewhere(rules[place]) })
      else { return nil }
      return """
        \(opening(rule)): \(first.rule.matcher.words) (\(first.rule.source)) stands above it and applies \
        to the same reports; move the rule up, or remove it
        """
    }
  }

  private func opening(_ rule: PolicyRule) -> String {
    "the policy \(name) never applies its rule for \(rule.matcher.words) (\(rule.source))"
  }
}

extension [PlacedRule] {
  /// Returns the earlier rules that together cover a rule; empty if they leave some reports to the
  /// rule.
  fileprivate func rulesThatCover(_ place: Int) -> [PlacedRule] {
    var rest = self[place].rule.matcher.subject
    var covering: [PlacedRule] = []
    for earlier in self[..<place] where earlier.rule.isFinal || place < earlier.end {
      guard let less = rest.subtracting(earlier.rule.matcher.subject) else { continue }
      covering.append(earlier)
      if case .nothing = less { return covering }
      rest = less
    }
    return []
  }
}

extension PlacedRule {
  /// Returns whether the rule and the given rule don't belong to the same nested policy.
  fileprivate func isElsewhere(_ other: PlacedRule) -> Bool {
    group == nil || group != other.group
  }
}
