/// Delivers a single answer to all tasks that await it.
@MainActor
package final class Promise<Answer: Sendable> {
  private var answered: Answer?
  /// The continuations of the waiting tasks.
  ///
  /// They are stored beside the answer instead of in one enum with it, because mutating an enum's
  /// payload copies the payload.
  private var waiters: [Int: CheckedContinuation<Answer, Never>] = [:]
  private var lastWaiter = 0
  private let withdrawn: Answer
  /// Ends the awaited operation with the given answer; nil if it can't be ended.
  private var dismissal: ((Answer) -> Void)?
  /// Whether nobody needs the answer any longer, which may still arrive.
  package private(set) var isDismissed = false

  /// Creates a promise; a cancelled task receives `withdrawn` as its answer.
  nonisolated package init(withdrawn: Answer) {
    self.withdrawn = withdrawn
  }

  /// Sets the closure that ends the awaited operation; it is called at most once, and never after
  /// an answer.
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

  /// Delivers the answer; later calls are no-ops.
  package func resolve(_ answer: Answer) {
    guard answered == nil else { return }
    answered = answer
    dismissal = nil
    let waiters = waiters
    self.waiters = [:]
    for waiter in waiters.values { waiter.resume(returning: answer) }
  }

  /// Returns the answer as soon as it is available.
  package func answer() async -> Answer {
    lastWaiter += 1
    let waiter = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(continuation, as: waiter)
      }
    } onCancel: {
      // This task runs on the main actor after the wait has begun, however early the handler is
      // called.
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

  /// Ends one wait immediately, and then dismisses the awaited operation, which can take longer.
  private func cancel(_ waiter: Int) {
    guard let continuation = waiters.removeValue(forKey: waiter) else { return }
    continuation.resume(returning: withdrawn)
    dismiss(as: withdrawn)
  }
}
