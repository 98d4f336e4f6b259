/// Limits the number of calls that start within an interval; further calls wait in order.
///
/// All calls to one service share a limit. No interval of the given length, wherever it begins,
/// contains more starts than the limit, so that a server with the same rule accepts all of them. A
/// cancelled call leaves the queue at once, and its turn goes to the next call. A call whose wait
/// would be too long is refused.
///
/// ```swift
/// // The server accepts 100 requests in a minute.
/// let requests = RateLimit(100, per: .seconds(60))
///
/// let orders = try await requests.run { try await api.orders() }
/// ```
public final class RateLimit: Sendable {
  private let times: Locked<CallTimes>
  /// The waiting calls: the first one sleeps until its turn, and then makes room for the next.
  private let line = ConcurrencyLimit(1, waiting: .max)
  private let time: ElapsedTime

  /// Creates a limit, which keeps the times of its latest calls, one for each call of the count.
  ///
  /// - Parameters:
  ///   - count: The number of calls that start within an interval, at least 1.
  ///   - interval: The length of the interval; positive.
  ///   - longestWait: The wait beyond which a call is refused at once, and 0 if no call may wait.
  ///     The default is 10 s, after which people turn to other tasks (Nielsen).
  ///   - clock: The clock that measures time. The default is a continuous clock.
  public init(
    _ count: Int, per interval: Duration, longestWait: Duration = .seconds(10),
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    precondition(count >= 1, "A limit of \(count) calls admits none: use 1 or more")
    precondition(interval > .zero, "An interval of \(interval) limits nothing: use a positive one")
    precondition(longestWait >= .zero, "A wait of \(longestWait) is negative: use 0 or more")
    times = Locked(
      CallTimes(
        count: count, interval: min(interval, .longest), longestWait: min(longestWait, .longest)))
    time = ElapsedTime(by: clock)
  }

  /// Runs an operation on the caller's actor, as soon as the limit lets it start.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The value that the operation returns.
  /// - Throws: The operation's error, or a ``CallLimitError`` with the delay until the limit has
  ///   room if the wait would be too long. If the caller is cancelled, a `CancellationError`.
  public nonisolated(nonsending) func run<Value>(
    _ operation: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    try await waitForTurn()
    do {
      return try await operation()
    } catch {
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }

  private nonisolated(nonsending) func waitForTurn() async throws {
    // The clock is read under the lock, so that times never run backwards.
    switch times.withLock({ $0.admit(at: time.now()) }) {
    case .admitted:
      return
    case .refused(let delay):
      GuardScope.send(.refused)
      let error = CallLimitError(retryAfter: .atLeast(delay))
      throw errorOfCall(throwing: error, as: (any Error).self)
    case .waiting:
      do {
        try await line.run {
          while let delay = times.withLock({ $0.startFirst(at: time.now()) }) {
            try await time.sleep(delay)
          }
        }
      } catch {
        // Only a cancellation ends the wait, before the call has started.
        times.withLock { $0.leave() }
        throw error
      }
    }
  }
}
