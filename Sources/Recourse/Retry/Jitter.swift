/// How much chance there is in a delay, so that those who failed together don't come back together.
///
/// What it makes of a delay is never negative and never above the cap.
///
/// ```swift
/// let schedule = RetrySchedule.constant(.seconds(5), maxAttempts: 4).jitter(.proportional(0.25))
/// ```
public enum Jitter: Sendable, Hashable {
  /// None.
  case none
  /// Anything from zero to the delay: the best for a server under load (Marc Brooker, "Exponential
  /// Backoff And Jitter", AWS Architecture Blog, 2015).
  case full
  /// Anything from half of the delay to the delay.
  case equal
  /// Up to such a part more or less than the delay: 0.25 is a quarter.
  ///
  /// Where the cap leaves no room above the delay, there is chance only below it.
  case proportional(Double)

  /// Changes a delay by chance.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - cap: The longest delay.
  ///   - generator: Where random numbers come from.
  /// - Returns: A duration from zero to the cap.
  public func applied(
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
