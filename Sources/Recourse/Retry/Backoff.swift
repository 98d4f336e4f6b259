import Foundation

/// Computes the delay after each failure, before jitter.
///
/// Every delay is between zero and the cap, for any number of failures.
///
/// ```swift
/// let backoff = Backoff.exponential(first: .milliseconds(500), factor: 2).capped(at: .seconds(20))
/// ```
package struct Backoff: Sendable {
  private enum Growth: Sendable {
    case none
    case constant(Duration)
    case linear(first: Duration, step: Duration)
    case exponential(first: Duration, factor: Double)
    case decorrelated(base: Duration)
    case custom(@Sendable (_ failures: Int) -> Duration)
  }

  private let growth: Growth

  /// The longest delay, by default a hundred years: effectively no limit.
  package private(set) var cap = Duration.longest

  private init(_ growth: Growth) {
    self.growth = growth
  }

  /// A backoff without delays.
  package static let none = Backoff(.none)

  /// Creates a backoff with the same delay after each failure.
  ///
  /// - Parameter delay: The delay.
  /// - Returns: The backoff.
  package static func constant(_ delay: Duration) -> Backoff {
    Backoff(.constant(delay))
  }

  /// Creates a backoff whose delay grows by a fixed step with each failure.
  ///
  /// - Parameters:
  ///   - first: The delay after the first failure.
  ///   - step: The growth with each further failure.
  /// - Returns: The backoff.
  package static func linear(first: Duration, step: Duration) -> Backoff {
    Backoff(.linear(first: first, step: step))
  }

  /// Creates a backoff whose delay is multiplied by a factor with each failure.
  ///
  /// - Parameters:
  ///   - first: The delay after the first failure.
  ///   - factor: The factor for each further failure. The default is 2.
  /// - Returns: The backoff.
  package static func exponential(first: Duration, factor: Double = 2) -> Backoff {
    Backoff(.exponential(first: first, factor: factor))
  }

  /// Creates a backoff with a random delay between a base and three times the previous delay.
  ///
  /// The delay grows exponentially and includes its own jitter (Marc Brooker, "Exponential Backoff
  /// And Jitter", AWS Architecture Blog, 2015).
  ///
  /// - Parameter base: The shortest delay.
  /// - Returns: The backoff.
  package static func decorrelated(base: Duration) -> Backoff {
    Backoff(.decorrelated(base: base))
  }

  /// Creates a backoff that computes its delay with a closure.
  ///
  /// - Parameter delay: Returns the delay after a number of failures, which is at least 1.
  /// - Returns: The backoff.
  package static func custom(_ delay: @escaping @Sendable (_ failures: Int) -> Duration) -> Backoff
  {
    Backoff(.custom(delay))
  }

  /// Returns a copy of this backoff with another cap.
  ///
  /// - Parameter cap: The longest delay; a negative value is treated as zero.
  /// - Returns: The backoff.
  package func capped(at cap: Duration) -> Backoff {
    var copy = self
    copy.cap = cap.clamped(to: .zero ... .longest)
    return copy
  }

  /// Returns the delay after a number of failures.
  ///
  /// - Parameters:
  ///   - failures: The number of failures; values below 1 are treated as 1.
  ///   - previous: The delay before the last attempt; nil after the first failure.
  ///   - generator: The random number generator.
  /// - Returns: A duration from zero to the cap.
  package func delay(
    afterFailures failures: Int, previous: Duration? = nil,
    using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let failures = max(1, failures)
    // A floating-point number, so that no count of failures overflows.
    let retries = Double(failures - 1)
    let delay =
      switch growth {
      case .none: Duration.zero
      case .constant(let delay): delay
      case .linear(let first, let step):
        Duration(clampingSeconds: first.inSeconds + step.inSeconds * retries)
      case .exponential(let first, let factor):
        Duration(clampingSeconds: first.inSeconds * pow(factor, retries))
      case .decorrelated(let base):
        Self.decorrelated(
          base: base.clamped(to: .zero ... .longest), previous: previous, using: &generator)
      case .custom(let delay): delay(failures)
      }
    return delay.clamped(to: .zero...cap)
  }

  private static func decorrelated(
    base: Duration, previous: Duration?, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let end = max(base, (previous ?? base).clamped(to: .zero ... .longest) * 3)
    return generator.duration(in: base...end)
  }
}
