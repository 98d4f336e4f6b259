/// The result of an operation that raced against a time limit.
struct TimeoutRace<Value, Failure: Error> {
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
