/// Runs an operation, and cancels it when a time is over.
///
/// It waits for the operation to end, which takes as long as the operation needs to notice that it
/// was cancelled; a value that comes late is returned all the same. The operation runs where the
/// caller is isolated. ``withTimeoutAbandoningOperation(_:tolerance:clock:operation:)`` doesn't wait.
///
/// - Parameters:
///   - limit: How long the operation may take. One that isn't positive cancels it at once.
///   - tolerance: How much later it may be cancelled. The default is nil: as the clock likes.
///   - clock: The clock that measures the time. The default is a continuous clock.
///   - operation: What to run.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws. If the time is over by then, a ``TimeoutError``, and if the
///   caller is cancelled, a cancellation, as far as `Failure` has room for one: when it is any error,
///   or a ``CauseWrapping`` type.
public nonisolated(nonsending) func withTimeout<Value, Failure: Error>(
  _ limit: Duration,
  tolerance: Duration? = nil,
  clock: some Clock<Duration> = ContinuousClock(),
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let deadline = clock.instant(after: limit)
  let race = await TimeoutRace.run(
    operation, until: deadline, tolerance: tolerance, clock: clock, on: #isolation)
  do throws(Failure) {
    return try race.result.get()
  } catch {
    if Task.isCancelled { throw errorOfCall(throwing: error) }
    guard race.isTimeUp else { throw error }
    throw TimeoutError(limit: limit, cause: error).wrapped(as: Failure.self) ?? error
  }
}

/// Runs an operation, and leaves it behind when a time is over.
///
/// It returns at once when the time is over, or when the caller is cancelled. The operation is
/// cancelled then, but may go on for as long as it doesn't notice; what it returns or throws is
/// lost, and what it does in the meantime happens. ``withTimeout(_:tolerance:clock:operation:)``
/// leaves nothing behind.
///
/// - Parameters:
///   - limit: How long to wait.
///   - tolerance: How much longer it may wait. The default is nil: as the clock likes.
///   - clock: The clock that measures the time. The default is a continuous clock.
///   - operation: What to run.
/// - Returns: What the operation returns in time.
/// - Throws: What the operation throws in time, a ``TimeoutError`` when the time is over, and a
///   `CancellationError` when the caller is cancelled.
public nonisolated(nonsending) func withTimeoutAbandoningOperation<Value: Sendable>(
  _ limit: Duration,
  tolerance: Duration? = nil,
  clock: some Clock<Duration> = ContinuousClock(),
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let deadline = clock.instant(after: limit)
  // Whichever comes first ends the stream, and what comes later finds it ended.
  let (results, result) = AsyncThrowingStream.makeStream(of: Value.self)
  let work = Task {
    do {
      result.yield(try await operation())
    } catch {
      result.finish(throwing: error)
    }
  }
  let timer = Task {
    try await clock.sleep(until: deadline, tolerance: tolerance)
    result.finish(throwing: TimeoutError(limit: limit))
  }
  defer {
    work.cancel()
    timer.cancel()
  }
  do {
    for try await value in results { return value }
  } catch {
    throw errorOfCall(throwing: error, as: (any Error).self)
  }
  throw CancellationError()
}
