package import Foundation

/// Determines when and how often to retry an operation, and after which errors.
///
/// ```swift
/// let schedule = RetrySchedule.exponential(maxAttempts: 5, first: .milliseconds(500))
///   .jitter(.equal)
///   .within(.seconds(30))
/// ```
public struct RetrySchedule: Sendable {
  /// The maximum number of attempts, including the first.
  package private(set) var maxAttempts: Int
  /// The delays after each failure.
  package private(set) var backoff: Backoff
  /// The randomization of the delays.
  package private(set) var jitter: Jitter
  /// The time limit for all attempts and delays together; nil for no limit.
  package private(set) var timeLimit: Duration?
  /// The time limit for each attempt; nil for no limit.
  package private(set) var attemptTimeLimit: Duration?
  private var isRetryable: (@Sendable (any Error) -> Bool)?

  /// Creates a schedule that retries errors whose remedy is `.transient` or `.unknown`.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first: 1 or more.
  ///   - backoff: The delays after each failure.
  ///   - jitter: The randomization of the delays. The default is none.
  package init(maxAttempts: Int, backoff: Backoff, jitter: Jitter = .none) {
    precondition(
      maxAttempts >= 1, "maxAttempts is \(maxAttempts), but there is always a first attempt: use 1")
    self.maxAttempts = maxAttempts
    self.backoff = backoff
    self.jitter = jitter
  }

  /// Whether the schedule has a limit that requires a clock.
  @usableFromInline var limitsTime: Bool { timeLimit != nil || attemptTimeLimit != nil }

  /// Returns a copy of this schedule with another jitter.
  ///
  /// - Parameter jitter: The randomization of the delays.
  /// - Returns: The schedule.
  public func jitter(_ jitter: Jitter) -> RetrySchedule {
    changed { $0.jitter = jitter }
  }

  /// Returns a copy of this schedule with a time limit for all attempts and delays together.
  ///
  /// No attempt begins after the limit, and an attempt that is running at the limit is cancelled.
  ///
  /// - Parameter limit: The time limit for all attempts and delays together.
  /// - Returns: The schedule.
  public func within(_ limit: Duration) -> RetrySchedule {
    changed { $0.timeLimit = limit }
  }

  /// Returns a copy of this schedule that cancels each attempt after a time limit.
  ///
  /// A cancelled attempt can be followed by the next one.
  ///
  /// - Parameter limit: The time limit for each attempt.
  /// - Returns: The schedule.
  public func attemptTimeLimit(_ limit: Duration) -> RetrySchedule {
    changed { $0.attemptTimeLimit = limit }
  }

  /// Returns a copy of this schedule that retries other errors; a cancellation is never retried.
  ///
  /// - Parameter isRetryable: Returns whether to retry after an error.
  /// - Returns: The schedule.
  public func retrying(when isRetryable: @escaping @Sendable (any Error) -> Bool) -> RetrySchedule {
    changed { $0.isRetryable = isRetryable }
  }

  /// Returns the decision after a failed attempt.
  ///
  /// The delay is the greater of the schedule's delay and the delay that the error requests, which
  /// may exceed the cap. Only the time limit rejects a long delay: the decision is to stop if the
  /// delay would reach the limit. Only after an error whose shared cause is `.offline` may the next
  /// attempt wait for the network.
  ///
  /// - Parameters:
  ///   - error: The error that the attempt threw.
  ///   - attempt: The number of the attempt, starting at 1.
  ///   - elapsed: The time since the first attempt began. The default is zero.
  ///   - previousDelay: The delay before the attempt. The default is nil, for the first attempt.
  ///   - idempotency: Whether repeating the operation has the same effect as running it once.
  ///   - date: The current date, for errors that request a wait until a date.
  ///   - catalog: The catalog that knows cancellations and remedies. The default is the one of the
  ///     stage that runs the current task.
  ///   - generator: The random number generator.
  /// - Returns: The decision to retry after a delay, or to stop.
  package func decision(
    after error: any Error, attempt: Int, elapsed: Duration = .zero,
    previousDelay: Duration? = nil, idempotency: Idempotency, date: Date,
    catalog: ErrorCatalog = .current, using generator: inout some RandomNumberGenerator
  ) -> RetryDecision {
    // Collect the causes once for all checks.
    let causes = CauseTree(error, in: catalog)
    if causes.isCancellation { return .stop(.cancelled) }
    guard retries(error, causes) else { return .stop(.notRetryable) }
    guard idempotency == .idempotent || causes.isProofThatNothingWasDone else {
      return .stop(.notIdempotent)
    }
    guard attempt < maxAttempts else { return .stop(.attemptsUsedUp) }
    let longest = backoff.delay(afterFailures: attempt, previous: previousDelay, using: &generator)
    let planned = jitter.applied(to: longest, cap: backoff.cap, using: &generator)
    let requested = causes.requestedDelay(at: date) ?? .zero
    let delay = max(planned, min(requested, .longest))
    if let timeLimit, elapsed + delay >= timeLimit { return .stop(.timeUsedUp(delay: delay)) }
    if requested > planned { return .retry(after: delay, reason: .request) }
    guard causes.sharedCause?.cause == .offline else {
      return .retry(after: delay, reason: .schedule)
    }
    let limit = min(max(longest, .seconds(1)) * Self.networkFactor, .longest)
    return .retry(after: delay, reason: .offline(limit: limit))
  }

  /// The longest wait for the network, in delays of the schedule before jitter, of at least 1 s.
  ///
  /// A signal can be wrong for good, for example where a VPN connects on demand. Ten delays are
  /// long enough for a device that changes networks, and with the first delay of ``standard`` they
  /// are the 10 s after which people turn to other tasks.
  private static let networkFactor = 10

  private func retries(_ error: any Error, _ causes: CauseTree) -> Bool {
    if let isRetryable { return isRetryable(error) }
    return switch causes.remedy {
    case .transient, .unknown: true
    case .needsUser, .permanent: false
    }
  }

  private func changed(_ change: (inout RetrySchedule) -> Void) -> RetrySchedule {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RetrySchedule {
  /// A schedule for most requests: 3 attempts, with full jitter up to 1 s and 2 s between them.
  ///
  /// All numbers are those of the standard mode of AWS's SDKs ("Retry behavior", AWS SDKs and Tools
  /// Reference Guide): 3 attempts, base 2, at most 20 s.
  public static let standard = exponential(maxAttempts: 3)

  /// A schedule for operations that a person waits for: 3 attempts within 10 s, with full jitter up
  /// to 0.5 s and 1 s.
  ///
  /// After 10 s, people turn to other tasks (Jakob Nielsen, "Usability Engineering", 1993). The
  /// first delay is that of Google's HTTP client (`DEFAULT_INITIAL_INTERVAL_MILLIS`, 500).
  public static let interactive = exponential(maxAttempts: 3, first: .milliseconds(500))
    .within(.seconds(10))

  /// A schedule for background work: 15 attempts within 15 minutes, 1 s to 2 minutes apart.
  ///
  /// The delays are those of gRPC's connection backoff: 1 s, multiplied by 1.6, at most 120 s, with
  /// a deviation of up to 20 %. The time limit is that of Google's HTTP client
  /// (`DEFAULT_MAX_ELAPSED_TIME_MILLIS`), and 15 attempts fit into it.
  public static let background = exponential(
    maxAttempts: 15, first: .seconds(1), factor: 1.6, cap: .seconds(120)
  )
  .jitter(.proportional(0.2))
  .within(.seconds(15 * 60))

  /// A schedule with a single attempt.
  public static let never = RetrySchedule(maxAttempts: 1, backoff: .none)

  /// Creates a schedule with a constant delay.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - maxAttempts: The maximum number of attempts, including the first.
  /// - Returns: The schedule, without jitter.
  public static func constant(_ delay: Duration, maxAttempts: Int) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .constant(delay))
  }

  /// Creates a schedule with computed delays.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - delay: Returns the delay after a number of failures, starting at 1.
  /// - Returns: The schedule, without jitter.
  public static func custom(
    maxAttempts: Int, delay: @escaping @Sendable (_ failures: Int) -> Duration
  ) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .custom(delay))
  }

  /// Creates a schedule whose delay grows by a fixed step with each failure.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - first: The delay after the first failure.
  ///   - step: The growth with each further failure.
  ///   - cap: The longest delay. The default is 20 s, as in the standard mode of AWS's SDKs.
  /// - Returns: The schedule, without jitter.
  public static func linear(
    maxAttempts: Int, first: Duration, step: Duration, cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(
      maxAttempts: maxAttempts, backoff: .linear(first: first, step: step).capped(at: cap))
  }

  /// Creates a schedule whose delay is multiplied by a factor with each failure.
  ///
  /// The defaults are those of the standard mode of AWS's SDKs ("Retry behavior", AWS SDKs and
  /// Tools Reference Guide).
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - first: The delay after the first failure. The default is 1 s.
  ///   - factor: The factor for each further failure. The default is 2.
  ///   - cap: The longest delay. The default is 20 s.
  /// - Returns: The schedule, with full jitter.
  public static func exponential(
    maxAttempts: Int, first: Duration = .seconds(1), factor: Double = 2,
    cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(
      maxAttempts: maxAttempts,
      backoff: .exponential(first: first, factor: factor).capped(at: cap), jitter: .full)
  }

  /// Creates a schedule with a random delay between a base and three times the previous delay.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - base: The shortest delay. The default is 1 s, as in the standard mode of AWS's SDKs.
  ///   - cap: The longest delay. The default is 20 s, also as in AWS's SDKs.
  /// - Returns: The schedule, which needs no jitter.
  public static func decorrelated(
    maxAttempts: Int, base: Duration = .seconds(1), cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .decorrelated(base: base).capped(at: cap))
  }
}
