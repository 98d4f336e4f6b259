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

/// The reason why an operation isn't retried.
///
/// ```swift
/// if case .stopped(.attemptsUsedUp) = progress.phase { showTryAgain() }
/// ```
public enum RetryStop: Sendable, Hashable {
  /// The operation or its task was cancelled.
  case cancelled
  /// The schedule doesn't retry this error.
  case notRetryable
  /// The operation is not idempotent, and may have had an effect.
  case notIdempotent
  /// The schedule allows no further attempts.
  case attemptsUsedUp
  /// The next attempt, after a delay of this length, would begin too late for the time limit.
  case timeUsedUp(delay: Duration)
  /// The operations that share a retry budget have used up its tokens.
  case budgetUsedUp
}
