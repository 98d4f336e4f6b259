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
