/// Runs an operation, and cancels it after a time limit.
///
/// The function waits for the operation to end, however long it takes to notice the cancellation. A
/// value that arrives late is still returned. The operation runs on the caller's actor.
/// ``withTimeoutAbandoningOperation(_:tolerance:clock:operation:)`` doesn't wait.
///
/// ```swift
/// let orders = try await withTimeout(.seconds(10)) { try await api.orders() }
/// ```
///
/// - Parameters:
///   - limit: The time limit. A value that isn't positive cancels the operation immediately.
///   - tolerance: The permitted delay of the cancellation. The default is nil: the clock's own
///     tolerance.
///   - clock: The clock that measures time. The default is a continuous clock.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The operation's error. If the operation fails after the time limit, a
///   ``TimeoutError``, and if the caller is cancelled, a cancellation, provided that `Failure` is
///   `any Error` or a ``CauseWrapper`` type.
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
    GuardScope.send(.timedOut(after: limit))
    throw TimeoutError(limit: limit, cause: error).wrapped(as: Failure.self) ?? error
  }
}

/// Runs an operation, and abandons it after a time limit.
///
/// The function returns immediately at the time limit, or when the caller is cancelled. The
/// operation is then cancelled, but may continue until it notices. Its result is discarded, while
/// its side effects still happen. ``withTimeout(_:tolerance:clock:operation:)`` never leaves an
/// operation running.
///
/// - Parameters:
///   - limit: The time limit.
///   - tolerance: The permitted delay of the timeout. The default is nil: the clock's own
///     tolerance.
///   - clock: The clock that measures time. The default is a continuous clock.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns in time.
/// - Throws: The error that the operation throws in time, a ``TimeoutError`` after the time limit,
///   and a `CancellationError` if the caller is cancelled.
public nonisolated(nonsending) func withTimeoutAbandoningOperation<Value: Sendable>(
  _ limit: Duration,
  tolerance: Duration? = nil,
  clock: some Clock<Duration> = ContinuousClock(),
  operation: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let deadline = clock.instant(after: limit)
  // Only the first event is consumed; later events have no effect.
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
    result.finish(throwing: TimeIsUp())
  }
  defer {
    work.cancel()
    timer.cancel()
  }
  do {
    for try await value in results { return value }
  } catch is TimeIsUp where !Task.isCancelled {
    GuardScope.send(.timedOut(after: limit))
    throw TimeoutError(limit: limit)
  } catch {
    throw errorOfCall(throwing: error, as: (any Error).self)
  }
  throw CancellationError()
}

/// The end of a time limit, as opposed to a timeout within the operation.
private struct TimeIsUp: Error {}

/// The result of an operation that raced against a time limit.
private struct TimeoutRace<Value, Failure: Error> {
  typealias Operation = nonisolated(nonsending) () async throws(Failure) -> Value

  /// The value that the operation returned, or the error that it threw.
  let result: Result<Value, Failure>
  /// Whether the time limit had expired when the operation ended.
  let isTimeUp: Bool

  /// Runs an operation on an actor, and cancels it at a deadline.
  static func run<C: Clock<Duration>>(
    _ operation: Operation, until deadline: C.Instant, tolerance: Duration?, clock: C,
    on isolation: isolated (any Actor)?
  ) async -> TimeoutRace {
    await withoutActuallyEscaping(operation) { operation in
      let isTimeUp = Locked(false)
      var race: TimeoutRace?
      // Captures `isolation`, so the task runs on the caller's actor and may capture non-`Sendable`
      // values.
      let work = Task {
        let result = await result(of: operation, on: isolation)
        race = TimeoutRace(result: result, isTimeUp: isTimeUp.withLock { $0 })
      }
      // A separate task outside the caller's isolation, because the operation may keep the caller's
      // actor busy.
      let timer = Task {
        try await clock.sleep(until: deadline, tolerance: tolerance)
        isTimeUp.withLock { $0 = true }
        work.cancel()
      }
      defer { timer.cancel() }
      // Without an actor, nothing is accessed concurrently either: the caller only awaits the task
      // until it ends.
      await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      guard let race else { preconditionFailure("A task has ended before its operation.") }
      return race
    }
  }

  private static func result(
    of operation: Operation, on isolation: isolated (any Actor)?
  ) async -> Result<Value, Failure> {
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
}
