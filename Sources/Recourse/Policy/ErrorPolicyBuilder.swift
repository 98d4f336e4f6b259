/// Builds a policy from a list of rules.
///
/// Loops and conditions are supported. A policy in the list contributes its rules.
///
/// ```swift
/// ErrorPolicy {
///   checkoutPolicy
///   if isBeta { On(.type(URLError.self), .alert) }
///   Otherwise(.toast)
/// }
/// ```
@resultBuilder
public enum ErrorPolicyBuilder: Sendable {
  /// An ordered list of rules and nested policies.
  public struct Rules: Sendable {
    enum Element: Sendable {
      case rule(PolicyRule)
      case policy(ErrorPolicy)
    }

    let elements: [Element]

    fileprivate init(_ elements: [Element]) {
      self.elements = elements
    }
  }

  /// Wraps a rule in a list.
  ///
  /// - Parameter expression: The rule.
  /// - Returns: A list with the rule as its only element.
  public static func buildExpression(_ expression: On) -> Rules {
    Rules([.rule(expression.rule)])
  }

  /// Wraps a fallback rule in a list.
  ///
  /// - Parameter expression: The rule.
  /// - Returns: A list with the rule as its only element.
  public static func buildExpression(_ expression: Otherwise) -> Rules {
    Rules([.rule(expression.rule)])
  }

  /// Wraps a nested policy in a list.
  ///
  /// - Parameter expression: The policy.
  /// - Returns: A list with the policy as its only element.
  public static func buildExpression(_ expression: ErrorPolicy) -> Rules {
    Rules([.policy(expression)])
  }

  /// Concatenates lists of rules.
  ///
  /// - Parameter components: The lists.
  /// - Returns: All rules, in the order of the lists.
  public static func buildBlock(_ components: Rules...) -> Rules {
    buildArray(components)
  }

  /// Concatenates the rules from the iterations of a loop.
  ///
  /// - Parameter components: The rules of each iteration.
  /// - Returns: All rules, in the order of the iterations.
  public static func buildArray(_ components: [Rules]) -> Rules {
    Rules(components.flatMap(\.elements))
  }

  /// Includes the rules of an `if` statement without `else`.
  ///
  /// - Parameter component: The rules; nil if the condition is false.
  /// - Returns: The rules, or an empty list.
  public static func buildOptional(_ component: Rules?) -> Rules {
    component ?? Rules([])
  }

  /// Includes the rules of the first branch of a condition.
  ///
  /// - Parameter component: The rules.
  /// - Returns: The same rules.
  public static func buildEither(first component: Rules) -> Rules {
    component
  }

  /// Includes the rules of the second branch of a condition.
  ///
  /// - Parameter component: The rules.
  /// - Returns: The same rules.
  public static func buildEither(second component: Rules) -> Rules {
    component
  }
}

extension ErrorPolicyBuilder.Rules: SafelyDescribed {
  /// The number of rules and nested policies.
  package var safeText: String { "\(elements.count) rules" }
}
