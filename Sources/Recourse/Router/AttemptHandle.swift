/// An operation that a router attempts, for awaiting or cancelling it.
///
/// ```swift
/// let deletion = attempt(title: "The letter isn’t deleted") { try await server.delete(letter) }
/// if await deletion.succeeded { dismiss() }
/// ```
public struct AttemptHandle<Value: Sendable>: Sendable, Hashable {
  private let task: Task<(value: Value, succeeded: Bool), Never>

  package init(_ task: Task<(value: Value, succeeded: Bool), Never>) {
    self.task = task
  }

  /// The result of the operation; waits for the end of the attempt, retries included.
  ///
  /// Nil stands for an operation, or for an element of `attempt.all`, that failed for good or was
  /// cancelled.
  public var value: Value {
    get async { await task.value.value }
  }

  /// Whether the operation succeeded, with all elements; waits for the end of the attempt.
  public var succeeded: Bool {
    get async { await task.value.succeeded }
  }

  /// Cancels the operation, and resolves its report.
  public func cancel() {
    task.cancel()
  }
}
