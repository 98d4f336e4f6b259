public import Foundation

/// Runs an operation, and retries it after failures that may be temporary, according to a schedule.
///
/// The operation runs on the caller's actor. Cancelling the task cancels the running attempt, and
/// ends a wait between attempts immediately. If the schedule has time limits, an attempt is
/// cancelled when its time is up, as by ``withTimeout(_:tolerance:clock:operation:)``.
///
/// - Parameters:
///   - schedule: Determines the delays, the number of attempts, and the errors to retry.
///   - idempotency: Whether repeating the operation has the same effect as running it once.
///   - budget: Limits the retries of all operations that share it. The default is nil: no limit.
///   - network: Reports whether the network is reachable. While it isn't, the next attempt waits
///     for the network instead of the schedule's delay; a delay that the error requests still
///     applies. The default is nil: no waiting for the network.
///   - clock: The clock that measures time and delays. The default is a continuous clock.
///   - now: The current date, for errors that request a wait until a date. The default is the
///     system's date.
///   - generator: The random number generator for the jitter. The default is the system's.
///   - onProgress: Called after each failure with the current phase and all failures. The default
///     does nothing.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The error of the last attempt, unchanged. If the caller is cancelled, a cancellation
///   if `Failure` is `any Error` or a ``CauseWrapping`` type, and otherwise the operation's error.
@inlinable
public nonisolated(nonsending) func withRetry<Value, Failure: Error>(
  _ schedule: RetrySchedule,
  idempotency: Idempotency,
  budget: RetryBudget? = nil,
  network: NetworkSignal? = nil,
  clock: some Clock<Duration> = ContinuousClock(),
  now: @autoclosure () -> Date = Date(),
  generator: some RandomNumberGenerator = SystemRandomNumberGenerator(),
  onProgress: (RetryProgress) -> Void = { _ in },
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  // Immediate success costs nothing: no clock is read, and the rest isn't inlined.
  var error: Failure?
  if !schedule.limitsTime {
    do throws(Failure) {
      let value = try await operation()
      budget?.deposit()
      return value
    } catch let failure {
      error = failure
    }
  }
  return try await makeAttempts(
    after: error, schedule, idempotency: idempotency, budget: budget, network: network,
    clock: clock, now: now, generator: generator, onProgress: onProgress, operation: operation)
}

/// Makes the attempts that follow a failed first one, or all attempts if there is no first error.
@usableFromInline
nonisolated(nonsending) func makeAttempts<Value, Failure: Error>(
  after firstError: Failure?,
  _ schedule: RetrySchedule,
  idempotency: Idempotency,
  budget: RetryBudget?,
  network: NetworkSignal?,
  clock: some Clock<Duration>,
  now: () -> Date,
  generator: some RandomNumberGenerator,
  onProgress: (RetryProgress) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  var run = RetryRun(
    schedule, idempotency: idempotency, budget: budget, clock: clock, generator: generator)
  var error = firstError
  while true {
    if let error {
      let stop = await run.stop(
        after: error, network: network, now: now, onProgress: onProgress)
      if stop != nil { throw errorOfCall(throwing: error) }
    }
    do throws(Failure) {
      let value = try await run.attempt(operation)
      budget?.deposit()
      return value
    } catch let failure {
      error = failure
    }
  }
}

/// Whether repeating an operation has the same effect as running it once.
///
/// ```swift
/// try await withRetry(.standard, idempotency: .nonIdempotent) { try await pay(order) }
/// ```
public enum Idempotency: Sendable, Hashable {
  /// Repetition has no further effect: reads, replacements, deletions, and requests with an
  /// idempotency key.
  case idempotent
  /// Repetition has a further effect, as with a payment.
  ///
  /// Such an operation is retried only after an error that proves that it had no effect (RFC 9110,
  /// 9.2.2).
  case nonIdempotent
}

/// The attempts of one call: their failures, and the remaining time.
private struct RetryRun<C: Clock<Duration>, Generator: RandomNumberGenerator> {
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
