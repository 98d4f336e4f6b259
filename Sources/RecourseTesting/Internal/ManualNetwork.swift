package import Recourse

/// A network whose connection the test loses and restores.
package final class ManualNetwork: Sendable {
  private struct State {
    var isReachable: Bool
    var listeners: [AsyncStream<Bool>.Continuation] = []
  }

  private let state: Locked<State>

  /// Creates a network.
  ///
  /// - Parameter isReachable: Whether the network has a connection. The default is false.
  package init(isReachable: Bool = false) {
    state = Locked(State(isReachable: isReachable))
  }

  /// The signal that reports the state of the connection.
  package var signal: NetworkSignal {
    NetworkSignal { [state] in
      let (updates, listener) = AsyncStream.makeStream(of: Bool.self)
      state.withLock { state in
        listener.yield(state.isReachable)
        state.listeners.append(listener)
      }
      return updates
    }
  }

  /// Restores the connection.
  package func comeBack() {
    change(to: true)
  }

  /// Loses the connection.
  package func goAway() {
    change(to: false)
  }

  private func change(to isReachable: Bool) {
    state.withLock { state in
      state.isReachable = isReachable
      state.listeners.removeAll { listener in
        if case .terminated = listener.yield(isReachable) { true } else { false }
      }
    }
  }
}
