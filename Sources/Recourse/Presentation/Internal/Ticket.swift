/// Keeps the one answer to something for all who wait for it.
@MainActor
package final class Ticket<Answer: Sendable> {
  private enum State {
    case open(waiters: [Int: CheckedContinuation<Answer, Never>])
    case settled(Answer)
  }

  private var state = State.open(waiters: [:])
  private var lastWaiter = 0
  private let withdrawn: Answer
  /// Ends what is waited for, with the given answer; nil when nobody can.
  private var dismissal: ((Answer) -> Void)?
  private var isDismissed = false

  /// Creates a ticket; `withdrawn` is the answer for who no longer wants to know.
  package init(withdrawn: Answer) {
    self.withdrawn = withdrawn
  }

  /// Lets a closure end what is waited for, until there is an answer; it is called once.
  package func onDismissal(_ dismissal: @escaping (Answer) -> Void) {
    guard case .open = state, !isDismissed else { return }
    self.dismissal = dismissal
  }

  package func dismiss(as answer: Answer) {
    guard case .open = state, let dismissal else { return }
    isDismissed = true
    self.dismissal = nil
    dismissal(answer)
  }

  /// Gives the answer; all answers after the first one do nothing.
  package func settle(_ answer: Answer) {
    guard case .open(let waiters) = state else { return }
    state = .settled(answer)
    dismissal = nil
    for waiter in waiters.values { waiter.resume(returning: answer) }
  }

  /// The answer, when there is one.
  package func answer() async -> Answer {
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

  private func wait(_ continuation: CheckedContinuation<Answer, Never>, as waiter: Int) {
    switch state {
    case .settled(let answer):
      continuation.resume(returning: answer)
    case .open(var waiters):
      waiters[waiter] = continuation
      state = .open(waiters: waiters)
    }
  }

  /// Ends one wait at once, and what is waited for, which may take longer.
  private func cancel(_ waiter: Int) {
    guard case .open(var waiters) = state, let continuation = waiters[waiter] else { return }
    waiters[waiter] = nil
    state = .open(waiters: waiters)
    continuation.resume(returning: withdrawn)
    dismiss(as: withdrawn)
  }
}
