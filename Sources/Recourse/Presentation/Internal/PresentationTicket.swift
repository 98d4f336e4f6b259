/// Keeps the answer of one presentation for all who wait for it.
@MainActor
final class PresentationTicket {
  private enum State {
    case open(waiters: [Int: CheckedContinuation<PresentationAnswer, Never>])
    case settled(PresentationAnswer)
  }

  private var state = State.open(waiters: [:])
  private var lastWaiter = 0
  private let dismissal: (PresentationAnswer) -> Void

  /// Creates a ticket; `dismissal` takes its presentation off, with the given answer.
  init(dismissal: @escaping (PresentationAnswer) -> Void) {
    self.dismissal = dismissal
  }

  func dismiss(as answer: PresentationAnswer) {
    if case .open = state { dismissal(answer) }
  }

  func settle(_ answer: PresentationAnswer) {
    guard case .open(let waiters) = state else { return }
    state = .settled(answer)
    for waiter in waiters.values { waiter.resume(returning: answer) }
  }

  func answer() async -> PresentationAnswer {
    lastWaiter += 1
    let waiter = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(continuation, as: waiter)
      }
    } onCancel: {
      // Its turn on the main actor comes after the wait has begun, however early it is called.
      Task { @MainActor in self.cancel(waiter) }
    }
  }

  private func wait(_ continuation: CheckedContinuation<PresentationAnswer, Never>, as waiter: Int)
  {
    switch state {
    case .settled(let answer):
      continuation.resume(returning: answer)
    case .open(var waiters):
      waiters[waiter] = continuation
      state = .open(waiters: waiters)
    }
  }

  /// Ends one wait at once, and withdraws the presentation, which may take until it is off screen.
  private func cancel(_ waiter: Int) {
    guard case .open(var waiters) = state, let continuation = waiters[waiter] else { return }
    waiters[waiter] = nil
    state = .open(waiters: waiters)
    continuation.resume(returning: .withdrawn)
    dismissal(.withdrawn)
  }
}
