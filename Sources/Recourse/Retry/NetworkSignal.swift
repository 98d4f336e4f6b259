/// Tells whether the network can be reached, so that a retry waits for it instead of trying blindly.
///
/// ``system`` asks the system; another one can be made from whatever the app knows.
///
/// ```swift
/// let network = NetworkSignal { reachability.updates() }
/// ```
public struct NetworkSignal: Sendable {
  private let makeUpdates: @Sendable () -> AsyncStream<Bool>

  /// Creates a signal.
  ///
  /// - Parameter updates: Makes a sequence for each that waits. It begins with whether the network
  ///   can be reached now, and goes on with the changes. When it ends or fails, nobody waits.
  public init<Updates: AsyncSequence & SendableMetatype>(
    _ updates: @escaping @Sendable () -> Updates
  ) where Updates.Element == Bool, Updates.AsyncIterator: SendableMetatype {
    makeUpdates = {
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      let task = Task {
        defer { continuation.finish() }
        for try await isReachable in updates() { continuation.yield(isReachable) }
      }
      continuation.onTermination = { _ in task.cancel() }
      return stream
    }
  }

  /// Waits until the network can be reached, which may be now; also ends when the task is cancelled.
  ///
  /// - Parameter onWaiting: Is called once if it has to wait. The default does nothing.
  public nonisolated(nonsending) func waitUntilReachable(onWaiting: () -> Void = {}) async {
    var isWaiting = false
    for await isReachable in makeUpdates() {
      if isReachable { return }
      if !isWaiting { onWaiting() }
      isWaiting = true
    }
  }
}
