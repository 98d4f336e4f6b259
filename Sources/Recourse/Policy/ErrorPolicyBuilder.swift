/// Makes a policy of rules that are written one below the other.
///
/// Loops and conditions work among them; a policy among the rules stands for its own rules.
///
/// ```swift
/// ErrorPolicy {
///   checkoutPolicy
///   if isBeta { On(URLError.self, .alert) }
///   Otherwise(.toast)
/// }
/// ```
@resultBuilder
public enum ErrorPolicyBuilder: Sendable {
  /// Rules in their order.
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

  /// Takes in a rule.
  ///
  /// - Parameter expression: The rule.
  /// - Returns: The rule alone.
  public static func buildExpression(_ expression: On) -> Rules {
    Rules([.rule(expression.rule)])
  }

  /// Takes in the rule for the rest.
  ///
  /// - Parameter expression: The rule.
  /// - Returns: The rule alone.
  public static func buildExpression(_ expression: Otherwise) -> Rules {
    Rules([.rule(expression.rule)])
  }

  /// Takes in the rules of a policy.
  ///
  /// - Parameter expression: The policy.
  /// - Returns: Its rules.
  public static func buildExpression(_ expression: ErrorPolicy) -> Rules {
    Rules([.policy(expression)])
  }

  /// Puts rules one after the other.
  ///
  /// - Parameter components: The rules.
  /// - Returns: All of them.
  public static func buildBlock(_ components: Rules...) -> Rules {
    buildArray(components)
  }

  /// Puts the rules of a loop one after the other.
  ///
  /// - Parameter components: The rules.
  /// - Returns: All of them.
  public static func buildArray(_ components: [Rules]) -> Rules {
    Rules(components.flatMap(\.elements))
  }

  /// Takes in rules that are there on a condition.
  ///
  /// - Parameter component: The rules; nil when they are not.
  /// - Returns: The rules, or none.
  public static func buildOptional(_ component: Rules?) -> Rules {
    component ?? Rules([])
  }

  /// Takes in the rules of the first branch.
  ///
  /// - Parameter component: The rules.
  /// - Returns: The same rules.
  public static func buildEither(first component: Rules) -> Rules {
    component
  }

  /// Takes in the rules of the second branch.
  ///
  /// - Parameter component: The rules.
  /// - Returns: The same rules.
  public static func buildEither(second component: Rules) -> Rules {
    component
  }
}

extension ErrorPolicyBuilder.Rules: CustomStringConvertible, CustomReflectable {
  /// The number of rules and policies.
  public var description: String { "\(elements.count) rules" }

  /// A mirror without children, so that no dump shows the errors in the rules.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
