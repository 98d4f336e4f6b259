/// How an operation has ended that raced against a time limit.
///
/// Unchecked, and safe: it goes from the task that made it to the one that waits for it, and to no
/// other.
struct TimeoutRace<Value, Failure: Error>: @unchecked Sendable {
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
      // Unsafe for the compiler, and safe: the caller waits below until the task has ended, so the
      // operation is never used by two at once, and it runs where the caller is isolated.
      nonisolated(unsafe) let operation = operation
      let isTimeUp = Locked(false)
      let work = Task {
        let result = await result(of: operation, on: isolation)
        return TimeoutRace(result: result, isTimeUp: isTimeUp.withLock { $0 })
      }
      // Not the caller's part: it may be isolated to an actor that the operation keeps busy.
      let timer = Task {
        try await clock.sleep(until: deadline, tolerance: tolerance)
        isTimeUp.withLock { $0 = true }
        work.cancel()
      }
      defer { timer.cancel() }
      return await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
    }
  }

  private static func result(
    of operation: Operation, on isolation: isolated (any Actor)?
  ) async -> sending Result<Value, Failure> {
    do throws(Failure) {
      return .success(try await operation())
    } catch {
      return .failure(error)
    }
  }
}
