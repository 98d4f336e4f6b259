public import Foundation

/// Runs an operation, and runs it again after failures that may pass, as a schedule says.
///
/// The operation runs where the caller is isolated. Cancelling the task ends it at once, also between
/// two attempts. With a schedule that has time limits each attempt is cancelled when its time is over,
/// as ``withTimeout(_:tolerance:clock:operation:)`` does it.
///
/// - Parameters:
///   - schedule: When to try again, and after which errors.
///   - idempotency: Whether doing the operation twice comes to the same as doing it once.
///   - budget: What limits the retries of all operations that share it. The default is nil: nothing.
///   - network: Tells whether the network can be reached. While it can't, the next attempt waits for
///     it instead of for its delay. The default is nil: nobody knows.
///   - clock: Measures time and delays. The default is a continuous clock.
///   - now: The present, for errors that ask to wait until a time of day. The default is the
///     system's.
///   - generator: Where the random numbers for the jitter come from. The default is the system's.
///   - onProgress: Is called after each failure with what happens now, and with all failures. The
///     default does nothing.
///   - operation: What to run.
/// - Returns: What the operation returns.
/// - Throws: The error of the last attempt, unchanged. If the caller is cancelled, a cancellation, as
///   far as `Failure` has room for one: when it is any error, or a ``CauseWrapping`` type.
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
  // What succeeds at once costs nothing: no clock is read, and all that follows is elsewhere.
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

/// Makes the attempts that follow a first one which has failed; all of them if there was none.
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
