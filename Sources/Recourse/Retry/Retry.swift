/// Runs an operation, and retries it after failures that may be temporary, according to a schedule.
///
/// The operation runs on the caller's actor. Cancelling the task cancels the running attempt, and
/// ends a wait between attempts immediately. If the schedule has time limits, an attempt is
/// cancelled when its time is up, as by ``withTimeout(_:tolerance:clock:operation:)``.
///
/// ```swift
/// let orders = try await withRetry(idempotency: .idempotent) { try await api.orders() }
/// ```
///
/// - Parameters:
///   - schedule: Determines the delays, the number of attempts, and the errors to retry. The
///     default is ``RetrySchedule/standard``.
///   - idempotency: Whether repeating the operation has the same effect as running it once.
///   - context: The budget, the network signal, the clock and the randomness of the retries. The
///     default has no budget and no network signal.
///   - onProgress: Called after each failure with the current phase and all failures. The default
///     does nothing.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The error of the last attempt, unchanged. If the caller is cancelled, a cancellation
///   if `Failure` is `any Error` or a ``CauseWrapper`` type, and otherwise the operation's error.
@inlinable
public nonisolated(nonsending) func withRetry<Value, Failure: Error>(
  _ schedule: RetrySchedule = .standard,
  idempotency: Idempotency,
  context: RetryContext = RetryContext(),
  onProgress: (RetryProgress) -> Void = { _ in },
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  // Immediate success costs nothing: no clock is read, and the rest isn't inlined.
  var error: Failure?
  if !schedule.limitsTime {
    do throws(Failure) {
      let value = try await operation()
      context.budget?.deposit()
      return value
    } catch let failure {
      error = failure
    }
  }
  return try await makeAttempts(
    after: error, schedule, idempotency: idempotency, context: context, onProgress: onProgress,
    operation: operation)
}

/// Makes the attempts that follow a failed first one, or all attempts if there is no first error.
@usableFromInline
nonisolated(nonsending) func makeAttempts<Value, Failure: Error>(
  after firstError: Failure?,
  _ schedule: RetrySchedule,
  idempotency: Idempotency,
  context: RetryContext,
  onProgress: (RetryProgress) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  var attempts = RetryAttempts(RetryRun(schedule, idempotency: idempotency, context: context))
  var error = firstError
  while true {
    if let error, await attempts.stop(after: error, onProgress: onProgress) {
      throw errorOfCall(throwing: error)
    }
    do throws(Failure) {
      let value = try await attempts.make(operation)
      context.budget?.deposit()
      return value
    } catch let failure {
      error = failure
    }
  }
}

/// The attempts of one call, and their failures.
private struct RetryAttempts {
  private var run: RetryRun
  /// The time limit of the last attempt and its deadline; nil if there was no limit.
  private var limit: (duration: Duration, deadline: Duration)?
  private var failures: [FailedAttempt] = []

  init(_ run: RetryRun) {
    self.run = run
  }

  /// Makes an attempt, within the time limits.
  nonisolated(nonsending) mutating func make<Value, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let limit = run.attemptLimit else { return try await operation() }
    self.limit = (limit, run.time.now() + limit)
    let clock = run.clock
    return try await withTimeout(limit, clock: clock, operation: operation)
  }

  /// Records a failure, and waits for the next attempt.
  ///
  /// - Returns: Whether to stop; false when the next attempt can begin.
  nonisolated(nonsending) mutating func stop(
    after error: any Error, onProgress: (RetryProgress) -> Void
  ) async -> Bool {
    let decision = run.decide(after: error, causedBy: cause(of: error), noting: &failures)
    let stop: RetryStop?
    switch decision {
    case .stop(let reason):
      stop = reason
    case .retry(let delay, let reason):
      stop = await wait(delay, reason) { onProgress(progress($0)) }
      if stop == nil { GuardScope.send(.retried(attempt: failures.count + 1, delay: delay)) }
    }
    if let stop, stop != .cancelled { GuardScope.send(.stopped(stop)) }
    onProgress(progress(stop.map(RetryProgress.Phase.stopped) ?? .trying))
    return stop != nil
  }

  /// Returns a timeout error for a cancellation after the deadline; an error type may be unable to
  /// represent a timeout.
  private func cause(of error: any Error) -> any Error {
    guard let limit, limit.deadline <= run.time.now(), CauseTree(error).isCancellation else {
      return error
    }
    return TimeoutError(limit: limit.duration)
  }

  private nonisolated(nonsending) func wait(
    _ delay: Duration, _ reason: RetryDecision.Reason, onPhase: (RetryProgress.Phase) -> Void
  ) async -> RetryStop? {
    let end = run.time.now() + delay
    var hasWaited = false
    if let limit = run.networkLimit(reason) {
      let clock = run.clock
      await run.context.network?.waitUntilReachable(within: limit, by: clock) {
        hasWaited = true
        onPhase(.waitingForNetwork)
      }
    }
    let rest = hasWaited ? .zero : end - run.time.now()
    if rest > .zero, !Task.isCancelled {
      onPhase(.waiting(rest))
      try? await run.time.sleep(rest)
    }
    if Task.isCancelled { return .cancelled }
    if let rest = run.rest, rest <= .zero { return .timeUsedUp(delay: delay) }
    return nil
  }

  private func progress(_ phase: RetryProgress.Phase) -> RetryProgress {
    RetryProgress(failures: failures, phase: phase)
  }
}
