import Foundation

/// Measures the attempts of a run, and asks the schedule what comes after a failed one.
struct LoadRetrying: Sendable {
  let schedule: RetrySchedule
  let budget: RetryBudget?
  let network: NetworkSignal?
  let clock: any Clock<Duration>
  let now: @Sendable () -> Date
  private var generator: any RandomNumberGenerator & Sendable
  /// The time since the first attempt of the run.
  private(set) var time: ElapsedTime

  init(
    schedule: RetrySchedule, budget: RetryBudget?, network: NetworkSignal?,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    generator: any RandomNumberGenerator & Sendable
  ) {
    self.schedule = schedule
    self.budget = budget
    self.network = network
    self.clock = clock
    self.now = now
    self.generator = generator
    time = ElapsedTime(by: clock)
  }

  /// How much of the schedule's time limit is left; nil if there is none.
  var rest: Duration? { schedule.timeLimit.map { $0 - time.now() } }

  /// Starts to measure an attempt.
  ///
  /// - Returns: How long it may take; nil for as long as it needs.
  mutating func begin(_ attempt: LoadAttempt) -> Duration? {
    // The type of a clock is found out for a local value only.
    let clock = clock
    if attempt.number == 1 { time = ElapsedTime(by: clock) }
    return [rest, schedule.attemptTimeLimit].compactMap(\.self).min()
  }

  /// Decides what comes after a failure, and notes it.
  mutating func decide(
    after error: any Error, noting failures: inout [FailedAttempt]
  ) -> RetryDecision {
    let number = failures.count + 1
    let date = now()
    var previousDelay: Duration?
    if case .retry(let delay, _)? = failures.last?.decision { previousDelay = delay }
    var decision = schedule.decision(
      after: error, attempt: number, elapsed: time.now(), previousDelay: previousDelay,
      idempotency: .idempotent, date: date, using: &generator)
    if case .retry = decision, budget?.withdraw() == false { decision = .stop(.budgetUsedUp) }
    failures.append(FailedAttempt(number: number, error: error, date: date, decision: decision))
    return decision
  }
}
