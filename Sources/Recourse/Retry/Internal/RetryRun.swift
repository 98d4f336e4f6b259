import Foundation

/// The attempts of one call: their failures, and the remaining time.
struct RetryRun<C: Clock<Duration>, Generator: RandomNumberGenerator> {
  private let schedule: RetrySchedule
  private let idempotency: Idempotency
  private let budget: RetryBudget?
  private let clock: C
  private var generator: Generator
  private let start: C.Instant
  /// The time limit of the last attempt and its deadline; nil if there was no limit.
  private var limit: (duration: Duration, deadline: C.Instant)?
  private var failures: [FailedAttempt] = []

  init(
    _ schedule: RetrySchedule, idempotency: Idempotency, budget: RetryBudget?, clock: C,
    generator: Generator
  ) {
    self.schedule = schedule
    self.idempotency = idempotency
    self.budget = budget
    self.clock = clock
    self.generator = generator
    start = clock.now
  }

  private var elapsed: Duration { start.duration(to: clock.now) }

  /// The rest of the time limit; nil if there is no limit.
  private var remaining: Duration? { schedule.timeLimit.map { $0 - elapsed } }

  /// Makes an attempt, within the time limits.
  nonisolated(nonsending) mutating func attempt<Value, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let limit = [schedule.attemptTimeLimit, remaining].compactMap(\.self).min() else {
      return try await operation()
    }
    self.limit = (limit, clock.now.advanced(by: limit))
    return try await withTimeout(limit, clock: clock, operation: operation)
  }

  /// Records a failure, and waits for the next attempt.
  ///
  /// - Returns: The reason to stop; nil when the next attempt can begin.
  nonisolated(nonsending) mutating func stop(
    after error: any Error, network: NetworkSignal?, now: () -> Date,
    onProgress: (RetryProgress) -> Void
  ) async -> RetryStop? {
    let date = now()
    let decision = decision(after: error, at: date)
    failures.append(
      FailedAttempt(number: failures.count + 1, error: error, date: date, decision: decision))
    let stop: RetryStop? =
      switch decision {
      case .stop(let stop): stop
      case .retry(let delay, let reason):
        await wait(delay, reason, network: network) { onProgress(progress($0)) }
      }
    onProgress(progress(stop.map(RetryProgress.Phase.stopped) ?? .trying))
    return stop
  }

  private mutating func decision(after error: any Error, at date: Date) -> RetryDecision {
    // Cancellation rules out another attempt, regardless of the error.
    if Task.isCancelled { return .stop(.cancelled) }
    var previousDelay: Duration?
    if case .retry(let delay, _)? = failures.last?.decision { previousDelay = delay }
    let decision = schedule.decision(
      after: meaning(of: error), attempt: failures.count + 1, elapsed: elapsed,
      previousDelay: previousDelay, idempotency: idempotency, date: date, using: &generator)
    if case .retry = decision, budget?.withdraw() == false { return .stop(.budgetUsedUp) }
    return decision
  }

  /// Returns a timeout error for a cancellation after the deadline; an error type may be unable to
  /// represent a timeout.
  private func meaning(of error: any Error) -> any Error {
    guard let limit, limit.deadline <= clock.now, error.isCancellation else { return error }
    return TimeoutError(limit: limit.duration)
  }

  private nonisolated(nonsending) func wait(
    _ delay: Duration, _ reason: RetryDecision.Reason, network: NetworkSignal?,
    onPhase: (RetryProgress.Phase) -> Void
  ) async -> RetryStop? {
    let end = clock.now.advanced(by: delay)
    var hasWaited = false
    await network?.waitUntilReachable(within: remaining, by: clock) {
      hasWaited = true
      onPhase(.waitingForNetwork)
    }
    // After a wait for the network, only a delay that the error requested still applies.
    let rest = !hasWaited ? delay : reason == .request ? clock.now.duration(to: end) : .zero
    if rest > .zero, !Task.isCancelled {
      onPhase(.waiting(rest))
      try? await clock.sleep(until: end, tolerance: nil)
    }
    if Task.isCancelled { return .cancelled }
    if let remaining, remaining <= .zero { return .timeUsedUp(delay: delay) }
    return nil
  }

  private func progress(_ phase: RetryProgress.Phase) -> RetryProgress {
    RetryProgress(failures: failures, phase: phase)
  }
}
