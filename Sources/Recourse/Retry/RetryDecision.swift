/// The decision after a failed attempt.
///
/// ```swift
/// guard case .retry(let delay, _) = decision else { throw error }
/// ```
package enum RetryDecision: Sendable, Hashable {
  /// The source of a delay.
  package enum Reason: Sendable, Hashable {
    /// The schedule.
    case schedule
    /// The error, which requests a longer delay than the schedule's, as with `Retry-After`.
    case request
    /// The schedule, after an error that means that there is no network: the next attempt may wait
    /// for the network instead, for no longer than the limit.
    case offline(limit: Duration)
  }

  /// Retry after a delay.
  case retry(after: Duration, reason: Reason)
  /// Don't retry.
  case stop(RetryStop)
}
