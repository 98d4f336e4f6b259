/// The decision after a failed attempt.
///
/// ```swift
/// guard case .retry(let delay, _) = decision else { throw error }
/// ```
public enum RetryDecision: Sendable, Hashable {
  /// The source of a delay.
  public enum Reason: Sendable, Hashable {
    /// The schedule.
    case schedule
    /// The error, which requests a longer delay than the schedule's, as with `Retry-After`.
    case request
  }

  /// Retry after a delay.
  case retry(after: Duration, reason: Reason)
  /// Don't retry.
  case stop(RetryStop)
}
