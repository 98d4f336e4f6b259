import Foundation

/// The time and the decisions of the attempts that a call or a load makes.
struct RetryRun: Sendable {
  let context: RetryContext
  let clock: any Clock<Duration>
  private let schedule: RetrySchedule
  private let idempotency: Idempotency
  private var generator: any RandomNumberGenerator & Sendable
  /// The time since the first attempt.
  private(set) var time: ElapsedTime

  init(_ schedule: RetrySchedule, idempotency: Idempotency, context: RetryContext) {
    // Swift opens the existential type of a clock only for a local value.
    let clock = context.clock ?? ContinuousClock()
    self.context = context
    self.clock = clock
    self.schedule = schedule
    self.idempotency = idempotency
    generator = context.generator ?? SystemRandomNumberGenerator()
    time = ElapsedTime(by: clock)
  }

  /// The remaining part of the schedule's time limit; nil if there is no limit.
  var rest: Duration? { schedule.timeLimit.map { $0 - time.now() } }

  /// The time limit of an attempt that starts now; nil for no limit.
  var attemptLimit: Duration? { [rest, schedule.attemptTimeLimit].compactMap(\.self).min() }

  /// Returns how long the next attempt may wait for the network; nil if it must not wait.
  func networkLimit(_ reason: RetryDecision.Reason) -> Duration? {
    guard context.network != nil, case .offline(let limit) = reason else { return nil }
    return rest.map { min($0, limit) } ?? limit
  }

  /// Restarts the measurement of time, for a new first attempt.
  mutating func restart() {
    let clock = clock
    time = ElapsedTime(by: clock)
  }

  /// Decides about a retry after a failure, and records the failure.
  ///
  /// - Parameters:
  ///   - error: The error that the attempt threw.
  ///   - cause: The error that the decision depends on. The default is the thrown error.
  ///   - failures: The failed attempts so far.
  /// - Returns: The decision.
  mutating func decide(
    after error: any Error, causedBy cause: (any Error)? = nil,
    noting failures: inout [FailedAttempt]
  ) -> RetryDecision {
    let number = failures.count + 1
    let date = context.now()
    let decision = decision(
      after: cause ?? error, attempt: number, previous: failures.last?.decision, at: date)
    failures.append(FailedAttempt(number: number, error: error, date: date, decision: decision))
    return decision
  }

  private mutating func decision(
    after error: any Error, attempt: Int, previous: RetryDecision?, at date: Date
  ) -> RetryDecision {
    // Cancellation rules out another attempt, regardless of the error.
    if Task.isCancelled { return .stop(.cancelled) }
    var previousDelay: Duration?
    if case .retry(let delay, _)? = previous { previousDelay = delay }
    let decision = schedule.decision(
      after: error, attempt: attempt, elapsed: time.now(), previousDelay: previousDelay,
      idempotency: idempotency, date: date, catalog: context.catalog ?? .current, using: &generator)
    if case .retry = decision, context.budget?.withdraw() == false { return .stop(.budgetUsedUp) }
    return decision
  }
}
