import Recourse

/// A network whose connection the test loses and restores.
@MainActor
final class RecipeNetwork {
  /// Whether the network is reachable, which it is at first.
  var isReachable = true {
    didSet {
      for listener in listeners { listener.yield(isReachable) }
    }
  }

  private var listeners: [AsyncStream<Bool>.Continuation] = []

  /// The signal that reports the state of the connection.
  var signal: NetworkSignal {
    NetworkSignal {
      AsyncStream { listener in
        Task { @MainActor in
          listener.yield(self.isReachable)
          self.listeners.append(listener)
        }
      }
    }
  }
}
