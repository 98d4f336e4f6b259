/// The randomization of delays, so that clients that failed together don't retry together.
///
/// A randomized delay is never negative and never above the cap.
///
/// ```swift
/// let schedule = RetrySchedule.constant(.seconds(5), maxAttempts: 4).jitter(.proportional(0.25))
/// ```
public enum Jitter: Sendable, Hashable {
  /// No randomization.
  case none
  /// A delay from zero to the full delay: the best choice for a server under load.
  ///
  /// Source: Marc Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
  case full
  /// A delay from half of the delay to the full delay.
  case equal
  /// A deviation by up to a fraction of the delay in either direction: 0.25 is a quarter.
  ///
  /// If the cap leaves no room above the delay, the deviation is only downward.
  case proportional(Double)

  /// Returns a randomized delay.
  ///
  /// - Parameters:
  ///   - delay: The delay to randomize.
  ///   - cap: The longest delay.
  ///   - generator: The random number generator.
  /// - Returns: A duration from zero to the cap.
  package func applied(
    to delay: Duration, cap: Duration, using generator: inout some RandomNumberGenerator
  ) -> Duration {
    let cap = cap.clamped(to: .zero ... .longest)
    let delay = delay.clamped(to: .zero...cap)
    guard let range = range(around: delay) else { return delay }
    return generator.duration(in: range.clamped(to: .zero...cap))
  }

  private func range(around delay: Duration) -> ClosedRange<Duration>? {
    switch self {
    case .none: return nil
    case .full: return .zero...delay
    case .equal: return (delay / 2)...delay
    case .proportional(let part):
      let width = Duration(clampingSeconds: delay.inSeconds * min(part, 1))
      return (delay - width)...(delay + width)
    }
  }
}

extension RandomNumberGenerator {
  /// Returns a uniformly distributed duration from a range.
  mutating func duration(in range: ClosedRange<Duration>) -> Duration {
    let width = (range.upperBound - range.lowerBound).inSeconds
    let part = Duration(clampingSeconds: width * Double.random(in: 0...1, using: &self))
    return min(range.lowerBound + part, range.upperBound)
  }
}
