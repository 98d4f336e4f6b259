import Foundation

/// How long to wait after each failure, before jitter.
///
/// Every delay is between zero and the cap, for any number of failures.
///
/// ```swift
/// let backoff = Backoff.exponential(first: .milliseconds(500), factor: 2).capped(at: .seconds(20))
/// ```
public struct Backoff: Sendable {
  private enum Growth: Sendable {
    case none
    case constant(Duration)
    case linear(first: Duration, step: Duration)
    case exponential(first: Duration, factor: Double)
    case decorrelated(base: Duration)
    case custom(@Sendable (_ failures: Int) -> Duration)
  }

  private let growth: Growth

  /// The longest delay: a hundred years, which is no limit, unless another was set.
  public private(set) var cap = Duration.longest

  private init(_ growth: Growth) {
    self.growth = growth
  }

  /// No delay at all.
  public static let none = Backoff(.none)

  /// The same delay after each failure.
  ///
  /// - Parameter delay: The delay.
  /// - Returns: The backoff.
  public static func constant(_ delay: Duration) -> Backoff {
    Backoff(.constant(delay))
  }

  /// A delay that grows by as much after each failure.
  ///
  /// - Parameters:
  ///   - first: The delay after the first failure.
  ///   - step: By how much it grows.
  /// - Returns: The backoff.
  public static func linear(first: Duration, step: Duration) -> Backoff {
    Backoff(.linear(first: first, step: step))
  }

  /// A delay that is multiplied after each failure.
  ///
  /// - Parameters:
  ///   - first: The delay after the first failure.
  ///   - factor: By what it is multiplied. The default is 2.
  /// - Returns: The backoff.
  public static func exponential(first: Duration, factor: Double = 2) -> Backoff {
    Backoff(.exponential(first: first, factor: factor))
  }

  /// A random delay between a base and three times the delay before it.
  ///
  /// It grows like an exponential one and brings its own jitter (Marc Brooker, "Exponential Backoff
  /// And Jitter", AWS Architecture Blog, 2015).
  ///
  /// - Parameter base: The shortest delay.
  /// - Returns: The backoff.
  public static func decorrelated(base: Duration) -> Backoff {
    Backoff(.decorrelated(base: base))
  }

  /// A delay that a function knows.
  ///
  /// - Parameter delay: Gives the delay after so many failures, from 1 on.
  /// - Returns: The backoff.
  public static func custom(_ delay: @escaping @Sendable (_ failures: Int) -> Duration) -> Backoff {
    Backoff(.custom(delay))
  }

  /// The same with a longest delay.
  ///
  /// - Parameter cap: The longest delay.
  /// - Returns: The backoff.
  public func capped(at cap: Duration) -> Backoff {
    var copy = self
    copy.cap = cap.clamped(to: .zero ... .longest)
    return copy
  }

  /// The delay after a number of failures.
  ///
  /// - Parameters:
  ///   - failures: How many there were; fewer than one count as one.
  ///   - previous: The delay before this one; nil after the first failure.
  ///   - generator: Where random numbers come from.
  /// - Returns: A duration from zero to the cap.
  public func delay(
    afterFailures failures: Int, previous: Duration? = nil,
    using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let failures = max(1, failures)
    // As a floating-point number, no count of failures is too large.
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
