import Recourse

/// A value that a `LoopbackServer` keeps from one request to the next.
///
/// The server responds on its own thread, while a test reads and changes the value on another. The
/// memory allows one access at a time.
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
  /// - Parameter value: The initial value.
  public init(_ value: Value) {
    memory = Locked(value)
  }

  /// The current value.
  public var value: Value { memory.withLock { $0 } }

  /// Changes the value with exclusive access.
  ///
  /// - Parameter body: Changes the value in place. Neither the closure nor the `deinit` of a value
  ///   that it removes may use the memory.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws; changes made before the error remain.
  public func change<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try memory.withLock(body)
  }
}
