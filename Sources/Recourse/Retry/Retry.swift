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
