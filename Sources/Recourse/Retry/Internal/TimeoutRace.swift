/// How an operation has ended that raced against a time limit.
struct TimeoutRace<Value, Failure: Error> {
  typealias Operation = nonisolated(nonsending) () async throws(Failure) -> Value

  /// What the operation has returned or thrown.
  let result: Result<Value, Failure>
  /// Whether the time was over by then.
  let isTimeUp: Bool

  /// Runs an operation on an actor, and cancels it at a deadline.
  static func run<C: Clock<Duration>>(
    _ operation: Operation, until deadline: C.Instant, tolerance: Duration?, clock: C,
    on isolation: isolated (any Actor)?
  ) async -> TimeoutRace {
    await withoutActuallyEscaping(operation) { operation in
      let isTimeUp = Locked(false)
      var race: TimeoutRace?
      // It uses `isolation`, so it runs where the caller does, and may have what isn't `Sendable`.
      let work = Task {
        let result = await result(of: operation, on: isolation)
        race = TimeoutRace(result: result, isTimeUp: isTimeUp.withLock { $0 })
      }
      // Not the caller's part: it may be isolated to an actor that the operation keeps busy.
      let timer = Task {
        try await clock.sleep(until: deadline, tolerance: tolerance)
        isTimeUp.withLock { $0 = true }
        work.cancel()
      }
      defer { timer.cancel() }
      // Without an actor, too, nothing is used by two at once: until the task has ended, the caller
      // only waits for it.
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
