/// Limits the number of calls that run at the same time; further calls wait in order.
///
/// All calls to one service share a limit. A call that ends lets the first waiting call run, and a
/// cancelled call leaves the queue at once. If too many calls wait, further ones are refused. An
/// operation must not run another call of the same limit, for which it would wait forever.
///
/// ```swift
/// let downloads = ConcurrencyLimit(4)
///
/// let photo = try await downloads.run { try await api.photo(id) }
/// ```
public final class ConcurrencyLimit: Sendable {
  private let queue: Locked<CallQueue>

  /// Creates a limit.
  ///
  /// - Parameters:
  ///   - count: The number of calls that run at the same time, at least 1.
  ///   - waiting: The number of calls that wait, beyond which calls are refused; not negative. The
  ///     default is 100: no app has as many at once, except in a storm. Polly and resilience4j
  ///     refuse all calls beyond the count by default.
  public init(_ count: Int, waiting: Int = 100) {
    precondition(count >= 1, "A limit of \(count) concurrent calls admits none: use 1 or more")
    precondition(waiting >= 0, "A limit can't have \(waiting) waiting calls: use 0 or more")
    queue = Locked(CallQueue(count: count, waiting: waiting))
  }

  /// Runs an operation on the caller's actor, as soon as the limit has room.
  ///
  /// - Parameter operation: The operation.
  /// - Returns: The value that the operation returns.
  /// - Throws: The operation's error, or a ``CallLimitError`` if too many calls wait. If the caller
  ///   is cancelled, a `CancellationError`.
  public nonisolated(nonsending) func run<Value>(
    _ operation: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    if !queue.withLock({ $0.admit() }) { try await waitForTurn() }
    defer { end() }
    do {
      return try await operation()
    } catch {
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }

  private nonisolated(nonsending) func waitForTurn() async throws {
    switch await turn() {
    case .admitted:
      guard Task.isCancelled else { return }
      // The permit arrived just before the cancellation.
      end()
      throw CancellationError()
    case .refused:
      GuardScope.send(.refused)
      throw errorOfCall(throwing: CallLimitError(), as: (any Error).self)
    case .cancelled:
      throw CancellationError()
    }
  }

  private nonisolated(nonsending) func turn() async -> CallQueue.Turn {
    let id = queue.withLock { $0.nextID() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        // Whether the task is cancelled is read under the lock: a later cancellation finds the
        // waiter, and an earlier one is detected here.
        let turn = queue.withLock {
          $0.enqueue(waiter, id: id, isCancelled: Task.isCancelled)
        }
        if let turn { waiter.resume(returning: turn) }
      }
    } onCancel: {
      queue.withLock { $0.cancel(id) }?.resume(returning: .cancelled)
    }
  }

  private func end() {
    queue.withLock { $0.end() }?.resume(returning: .admitted)
  }
}
