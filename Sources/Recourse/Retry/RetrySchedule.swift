public import Foundation

/// When to try an operation again, how often, and after which errors.
///
/// ```swift
/// let schedule = RetrySchedule.exponential(maxAttempts: 5, first: .milliseconds(500))
///   .jitter(.equal)
///   .within(.seconds(30))
/// ```
public struct RetrySchedule: Sendable {
  /// How many attempts there are at most, the first one included.
  public private(set) var maxAttempts: Int
  /// How long to wait after each failure.
  public private(set) var backoff: Backoff
  /// How much chance there is in the delays.
  public private(set) var jitter: Jitter
  /// How long all attempts and delays may take together; nil for as long as they need.
  public private(set) var timeLimit: Duration?
  /// How long each attempt may take; nil for as long as it needs.
  public private(set) var attemptTimeLimit: Duration?
  private var isRetryable: (@Sendable (any Error) -> Bool)?

  /// Makes a schedule, which retries errors that may pass by themselves and those that are unknown.
  ///
  /// - Parameters:
  ///   - maxAttempts: How many attempts there are at most, the first one included: 1 or more.
  ///   - backoff: How long to wait after each failure.
  ///   - jitter: How much chance there is in the delays. The default is none.
  public init(maxAttempts: Int, backoff: Backoff, jitter: Jitter = .none) {
    precondition(
      maxAttempts >= 1, "maxAttempts is \(maxAttempts), but there is always a first attempt: use 1")
    self.maxAttempts = maxAttempts
    self.backoff = backoff
    self.jitter = jitter
  }

  /// Whether there is a limit that takes a clock to keep.
  @usableFromInline var limitsTime: Bool { timeLimit != nil || attemptTimeLimit != nil }

  /// The same with another jitter.
  ///
  /// - Parameter jitter: How much chance there is in the delays.
  /// - Returns: The schedule.
  public func jitter(_ jitter: Jitter) -> RetrySchedule {
    changed { $0.jitter = jitter }
  }

  /// The same, over after a time: no attempt begins later, and one under way is cut off.
  ///
  /// - Parameter limit: How long all attempts and delays may take together.
  /// - Returns: The schedule.
  public func within(_ limit: Duration) -> RetrySchedule {
    changed { $0.timeLimit = limit }
  }

  /// The same, with each attempt cut off after a time; the next one may follow.
  ///
  /// - Parameter limit: How long each attempt may take.
  /// - Returns: The schedule.
  public func attemptTimeLimit(_ limit: Duration) -> RetrySchedule {
    changed { $0.attemptTimeLimit = limit }
  }

  /// The same for other errors; a cancellation is never retried.
  ///
  /// - Parameter isRetryable: Whether to try again after an error.
  /// - Returns: The schedule.
  public func retrying(when isRetryable: @escaping @Sendable (any Error) -> Bool) -> RetrySchedule {
    changed { $0.isRetryable = isRetryable }
  }

  /// Decides what to do after an attempt that has failed.
  ///
  /// The delay is the larger of the schedule's and of the one that the error asks for, even above the
  /// cap. Only the time limit ends the attempts because of a long delay, and at once.
  ///
  /// - Parameters:
  ///   - error: What the attempt has thrown.
  ///   - attempt: Which attempt it was, from 1 on.
  ///   - elapsed: How much time has passed since the first attempt began. The default is zero.
  ///   - previousDelay: The delay before the attempt. The default is nil: it was the first one.
  ///   - idempotency: Whether doing the operation twice comes to the same as doing it once.
  ///   - date: The present, for errors that ask to wait until a time of day.
  ///   - generator: Where random numbers come from.
  /// - Returns: To try again after a delay, or not to.
  public func decision(
    after error: any Error, attempt: Int, elapsed: Duration = .zero,
    previousDelay: Duration? = nil, idempotency: Idempotency, date: Date,
    using generator: inout some RandomNumberGenerator
  ) -> RetryDecision {
    // The causes are collected once for all questions.
    let causes = error.causeTree
    if causes.isCancellation { return .stop(.cancelled) }
    guard retries(error, causes) else { return .stop(.notRetryable) }
    guard idempotency == .idempotent || causes.isProofThatNothingWasDone else {
      return .stop(.notIdempotent)
    }
    guard attempt < maxAttempts else { return .stop(.attemptsUsedUp) }
    let planned = jitter.applied(
      to: backoff.delay(afterFailures: attempt, previous: previousDelay, using: &generator),
      cap: backoff.cap, using: &generator)
    let requested = causes.requestedDelay(at: date) ?? .zero
    let delay = max(planned, min(requested, .longest))
    if let timeLimit, elapsed + delay >= timeLimit { return .stop(.timeUsedUp(delay: delay)) }
    return .retry(after: delay, reason: requested > planned ? .request : .schedule)
  }

  private func retries(_ error: any Error, _ causes: CauseTree) -> Bool {
    if let isRetryable { return isRetryable(error) }
    return switch causes.remedy {
    case .time, .unknown: true
    case .person, .developer: false
    }
  }

  private func changed(_ change: (inout RetrySchedule) -> Void) -> RetrySchedule {
    var copy = self
    change(&copy)
    return copy
  }
}
