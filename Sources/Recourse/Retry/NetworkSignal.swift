/// Reports whether the network is reachable, so that a retry waits for it instead of trying
/// blindly.
///
/// ``system`` uses the system's path monitor. Create a signal to use another source.
///
/// ```swift
/// let network = NetworkSignal { reachability.updates() }
/// ```
public struct NetworkSignal: Sendable {
  /// Returns a new stream, which starts with the current reachability.
  let updates: @Sendable () -> AsyncStream<Bool>

  /// Creates a signal.
  ///
  /// - Parameter updates: Returns a new sequence for each wait. The first element is the current
  ///   reachability, and further elements report changes. If the sequence ends or fails, the wait
  ///   ends too.
  public init<Updates: AsyncSequence & SendableMetatype>(
    _ updates: @escaping @Sendable () -> Updates
  ) where Updates.Element == Bool, Updates.AsyncIterator: SendableMetatype {
    self.updates = {
      let (stream, continuation) = AsyncStream.makeStream(of: Bool.self)
      let task = Task {
        defer { continuation.finish() }
        for try await isReachable in updates() { continuation.yield(isReachable) }
      }
      continuation.onTermination = { _ in task.cancel() }
      return stream
    }
  }

  /// Waits until the network is reachable; returns immediately if it is, and when the task is
  /// cancelled.
  ///
  /// - Parameter onWaiting: Called once if the network isn't reachable immediately. The default
  ///   does nothing.
  package nonisolated(nonsending) func waitUntilReachable(onWaiting: () -> Void = {}) async {
    var isWaiting = false
    for await isReachable in updates() {
      if isReachable { return }
      if !isWaiting { onWaiting() }
      isWaiting = true
    }
  }
}

extension NetworkSignal {
  /// Waits until the network is reachable, but no longer than the limit, if there is one.
  nonisolated(nonsending) func waitUntilReachable(
    within limit: Duration?, by clock: some Clock<Duration>, onWaiting: () -> Void
  ) async {
    guard let limit else { return await waitUntilReachable(onWaiting: onWaiting) }
    await withTimeout(limit, clock: clock) { await waitUntilReachable(onWaiting: onWaiting) }
  }
}
