/// Why an operation is not tried again.
///
/// ```swift
/// if case .stopped(.attemptsUsedUp) = progress.phase { showTryAgain() }
/// ```
public enum RetryStop: Sendable, Hashable {
  /// Somebody has cancelled it.
  case cancelled
  /// Trying again wouldn't help: the error isn't of the kind that the schedule retries.
  case notRetryable
  /// The operation is not idempotent, and may have had its effect.
  case notIdempotent
  /// The schedule allows no more attempts.
  case attemptsUsedUp
  /// The next attempt, which could have begun after such a delay, would come too late.
  case timeUsedUp(delay: Duration)
  /// The operations that share a budget have tried again too often.
  case budgetUsedUp
}
