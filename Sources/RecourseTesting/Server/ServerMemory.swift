import Recourse

/// What a ``LoopbackServer`` remembers from one request to the next.
///
/// The server's answers come from its own thread, and a test looks and changes from another: the
/// memory lets one at a time.
///
/// ```swift
/// let votes = ServerMemory(0)
/// let server = try LoopbackServer { _ in .json("\(votes.change { $0 += 1; return $0 })") }
/// #expect(votes.value == 0)
/// ```
public final class ServerMemory<Value: Sendable>: Sendable {
  private let memory: Locked<Value>

  /// Creates a memory.
  ///
  /// - Parameter value: What is in it at first.
  public init(_ value: Value) {
    memory = Locked(value)
  }

  /// What is in it now.
  public var value: Value { memory.withLock { $0 } }

  /// Changes what is in it, which nobody else sees or changes meanwhile.
  ///
  /// - Parameter body: Changes it in place. Neither it nor the `deinit` of what it removes may use the
  ///   memory itself.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws; what it has changed by then stays.
  public func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try memory.withLock(body)
  }
}
