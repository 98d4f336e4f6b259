public import Foundation

/// Whether a circuit breaker lets calls through.
///
/// ```swift
/// if case .open(let date) = breaker.state { print("Refuses calls until \(date)") }
/// ```
public enum CircuitState: Sendable, Hashable {
  /// The service works, as far as is known.
  case closed
  /// The service fails, and calls are refused until a date.
  case open(until: Date)
  /// A few calls probe whether the service is back; the others are refused.
  case halfOpen
}
