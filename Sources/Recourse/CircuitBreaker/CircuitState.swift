public import Foundation

/// The state of a circuit breaker, which determines whether calls are admitted.
///
/// ```swift
/// if case .open(let date) = breaker.state { print("Refuses calls until \(date)") }
/// ```
public enum CircuitState: Sendable, Hashable {
  /// Calls are admitted; the service works as far as is known.
  case closed
  /// The service fails, and calls are refused until a date.
  case open(until: Date)
  /// A few calls probe whether the service has recovered; all others are refused.
  case halfOpen
}
