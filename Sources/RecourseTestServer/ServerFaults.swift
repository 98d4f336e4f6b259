/// The faults of a `LoopbackServer`.
///
/// An array of rules is a value of this type. A request is delayed by all delays that apply to it,
/// and gets the first other fault that applies.
///
/// ```swift
/// server.faults = .refuse
/// server.faults = [.every(3, .cutOff), .always(.delay(.milliseconds(200)))]
/// server.faults = []
/// ```
public enum ServerFaults: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// Connections are refused, as if no server were running; the server keeps its port.
  case refuse
  /// Requests have the faults of these rules.
  case rules([ServerFaultRule])

  /// Creates faults from rules.
  ///
  /// - Parameter rules: The rules. All delays that apply add up; of the other faults, the first
  ///   applies.
  public init(arrayLiteral rules: ServerFaultRule...) {
    self = .rules(rules)
  }
}
