/// What to do after an attempt that has failed.
///
/// ```swift
/// guard case .retry(let delay, _) = decision else { throw error }
/// ```
public enum RetryDecision: Sendable, Hashable {
  /// Who says how long to wait.
  public enum Reason: Sendable, Hashable {
    /// The schedule: it is its turn.
    case schedule
    /// The error: it asks for a longer delay than the schedule, as with `Retry-After`.
    case request
  }

  /// Try again after a delay.
  case retry(after: Duration, reason: Reason)
  /// Don't try again.
  case stop(RetryStop)
}
