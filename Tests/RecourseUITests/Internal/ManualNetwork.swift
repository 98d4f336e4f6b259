import Recourse

/// A network without a connection until the test calls `comeBack()`.
final class ManualNetwork: Sendable {
  private let listeners = Locked<[AsyncStream<Bool>.Continuation]>([])

  /// The signal that reports the state of the connection.
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
