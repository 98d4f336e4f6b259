/// What goes wrong with a ``LoopbackServer``.
///
/// An array of rules is one: all delays that apply to a request are waited for, and of the other
/// faults the first that applies comes.
///
/// ```swift
/// server.faults = .refuse
/// server.faults = [.every(3, .cutOff), .always(.delay(.milliseconds(200)))]
/// server.faults = .none
/// ```
public enum ServerFaults: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// Connections are refused, as if no server ran; the port stays the server's.
  case refuse
  /// Requests have the faults of these rules.
  case rules([ServerFaultRule])

  /// Nothing goes wrong.
  public static let none: ServerFaults = []

  /// Creates faults from rules.
  ///
  /// - Parameter rules: The rules; the first that applies decides.
  public init(arrayLiteral rules: ServerFaultRule...) {
    self = .rules(rules)
  }
}
