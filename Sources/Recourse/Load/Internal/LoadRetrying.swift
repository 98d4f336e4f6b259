import Foundation

/// Measures the attempts of a run, and asks the schedule for the next step after a failure.
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

  /// The remaining part of the schedule's time limit; nil if there is no limit.
  var rest: Duration? { schedule.timeLimit.map { $0 - time.now() } }

  /// Starts the measurement of an attempt.
  ///
  /// - Returns: The time limit of the attempt; nil for no limit.
  mutating func begin(_ attempt: LoadAttempt) -> Duration? {
    // Swift opens the existential type of a clock only for a local value.
    let clock = clock
    if attempt.number == 1 { time = ElapsedTime(by: clock) }
    return [rest, schedule.attemptTimeLimit].compactMap(\.self).min()
  }

  /// Decides about a retry after a failure, and records the failure.
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
