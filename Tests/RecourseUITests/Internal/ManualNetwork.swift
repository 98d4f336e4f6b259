import Recourse

/// A network that comes back when a test says so.
final class ManualNetwork: Sendable {
  private let listeners = Locked<[AsyncStream<Bool>.Continuation]>([])

  /// What tells of it.
  var signal: NetworkSignal {
    NetworkSignal { [listeners] in
      let (updates, listener) = AsyncStream.makeStream(of: Bool.self)
      listener.yield(false)
      listeners.withLock { $0.append(listener) }
      return updates
    }
  }

  func comeBack() {
    for listener in listeners.withLock({ $0 }) { listener.yield(true) }
  }
}
