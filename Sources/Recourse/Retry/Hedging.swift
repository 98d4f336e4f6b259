/// Runs an operation again beside itself when it is slow, and takes what succeeds first.
///
/// It is for reads, which may be done twice, and whose slowest calls take far longer than most. The
/// operations that come too late are cancelled and waited for. It is no retry: when all that run
/// have failed, so has the whole.
///
/// - Parameters:
///   - delay: How long the operation may take before it runs once more; most should be faster.
///   - maxAttempts: How often it may run; less than 2 is once. The default is 2.
///   - clock: The clock that measures the time. The default is a continuous clock.
///   - operation: What to run; it may run beside itself.
/// - Returns: What the operation returns that succeeds first.
/// - Throws: The error of the operation that began first, when all that run have failed. If the caller
///   is cancelled, a cancellation, as far as `Failure` has room for one: when it is any error, or a
///   ``CauseWrapping`` type.
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

/// The runs of an operation that stand in for each other.
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
