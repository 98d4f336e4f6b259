/// Runs a slow operation once more concurrently, and returns the first success.
///
/// Use hedging for reads that are safe to repeat, and whose slowest calls take far longer than
/// most. The remaining runs are cancelled and awaited before the function returns. Hedging is not a
/// retry: the call fails as soon as all started runs have failed.
///
/// ```swift
/// let orders = try await withHedging(after: .seconds(2)) { try await api.orders() }
/// ```
///
/// - Parameters:
///   - delay: The time after which the operation runs once more, longer than most calls take.
///   - maxAttempts: The maximum number of runs; values below 2 mean a single run. The default is 2.
///   - clock: The clock that measures time. The default is a continuous clock.
///   - operation: The operation, which may run concurrently with itself.
/// - Returns: The value of the run that succeeds first.
/// - Throws: The error of the first run, after all started runs have failed. If the caller is
///   cancelled, a cancellation if `Failure` is `any Error` or a ``CauseWrapper`` type, and
///   otherwise the operation's error.
public nonisolated(nonsending) func withHedging<Value: Sendable, Failure: Error>(
  after delay: Duration,
  maxAttempts: Int = 2,
  clock: some Clock<Duration> = ContinuousClock(),
  operation: @escaping @Sendable () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let result = await withTaskGroup { group in
    defer { group.cancelAll() }
    var hedge = Hedge(operation: operation, delay: delay, clock: clock, maxAttempts: maxAttempts)
    return await hedge.result(in: &group)
  }
  do throws(Failure) {
    return try result.get()
  } catch {
    throw errorOfCall(throwing: error)
  }
}

/// The concurrent runs of a hedged operation.
private struct Hedge<Value: Sendable, Failure: Error, C: Clock<Duration>> {
  enum Event: Sendable {
    case ended(Result<Value, Failure>, isFirst: Bool)
    case slow
    case wokenUp
  }

  let operation: @Sendable () async throws(Failure) -> Value
  let delay: Duration
  let clock: C
  let maxAttempts: Int
  var started = 0
  var running = 0

  nonisolated(nonsending) mutating func result(
    in group: inout TaskGroup<Event>
  ) async -> Result<Value, Failure> {
    start(in: &group)
    var firstFailure: Result<Value, Failure>?
    while true {
      switch await group.next() {
      case .ended(.success(let value), _):
        return .success(value)
      case .ended(let failure, let isFirst):
        running -= 1
        if isFirst { firstFailure = failure }
        if running == 0 { return firstFailure ?? failure }
      case .slow:
        GuardScope.send(.hedged)
        start(in: &group)
      case .wokenUp, nil:
        continue
      }
    }
  }

  private mutating func start(in group: inout TaskGroup<Event>) {
    started += 1
    running += 1
    group.addTask { [operation, isFirst = started == 1] in
      do throws(Failure) {
        return .ended(.success(try await operation()), isFirst: isFirst)
      } catch {
        return .ended(.failure(error), isFirst: isFirst)
      }
    }
    guard started < maxAttempts else { return }
    group.addTask { [clock, delay] in
      do {
        try await clock.sleep(until: clock.instant(after: delay), tolerance: nil)
        return .slow
      } catch {
        return .wokenUp
      }
    }
  }
}
