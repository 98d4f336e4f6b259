/// Keeps the one answer to something for all who wait for it.
@MainActor
package final class Ticket<Answer: Sendable> {
  private var answered: Answer?
  /// Beside the answer and not in one enum with it: a payload is copied each time it is changed.
  private var waiters: [Int: CheckedContinuation<Answer, Never>] = [:]
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
    guard answered == nil, !isDismissed else { return }
    self.dismissal = dismissal
  }

  package func dismiss(as answer: Answer) {
    guard answered == nil, let dismissal else { return }
    isDismissed = true
    self.dismissal = nil
    dismissal(answer)
  }

  /// Gives the answer; all answers after the first one do nothing.
  package func settle(_ answer: Answer) {
    guard answered == nil else { return }
    answered = answer
    dismissal = nil
    let waiters = waiters
    self.waiters = [:]
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
    if let answered {
      continuation.resume(returning: answered)
    } else {
      waiters[waiter] = continuation
    }
  }

  /// Ends one wait at once, and what is waited for, which may take longer.
  private func cancel(_ waiter: Int) {
    guard let continuation = waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(returning: withdrawn)
    dismiss(as: withdrawn)
  }
}
