import Recourse

/// Suspends a waiting task until the gate opens, even if the task is cancelled.
final class TaskGate: Sendable {
  private enum State {
    case closed
    case awaited(CheckedContinuation<Void, Never>)
    case open
  }

  private let state = Locked(State.closed)

  func wait() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if case .open = state { return true }
        state = .awaited(continuation)
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiter: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { state = .open }
      return if case .awaited(let continuation) = state { continuation } else { nil }
    }
    waiter?.resume()
  }
}
