/// Reports whether the network is reachable, so that a retry waits for it instead of trying
/// blindly.
///
/// Only an error that means "no network" makes a retry wait for the signal, for no longer than ten
/// times the schedule's delay before jitter, or 10 s if that is longer. Then the next attempt runs
/// even if the signal still reports no network, because a signal can be wrong. After any other
/// error, a retry waits for its delay only.
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
        // An iterator need not keep its sequence alive, and a released path monitor is silent.
        let sequence = updates()
        defer { withExtendedLifetime(sequence) { continuation.finish() } }
        for try await isReachable in sequence { continuation.yield(isReachable) }
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
  /// Waits until the network is reachable, but no longer than the limit.
  nonisolated(nonsending) func waitUntilReachable(
    within limit: Duration, by clock: some Clock<Duration>, onWaiting: () -> Void
  ) async {
    await withTimeout(limit, clock: clock) { await waitUntilReachable(onWaiting: onWaiting) }
  }
}
