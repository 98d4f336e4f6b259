/// One run of an effect, for whose end a task waits.
@MainActor final class EffectAttempt<Failure: Error> {
  private typealias Waiter = CheckedContinuation<Result<Void, Failure>, Never>

  let scope: EffectScope
  private var result: Result<Void, Failure>?
  private var waiter: Waiter?

  init(in parent: EffectScope) {
    scope = EffectScope(in: parent)
    // Nobody waits for what was cancelled.
    scope.whenClosed { self.end(nil) }
  }

  func end(_ error: Failure?) {
    guard result == nil else { return }
    let result = error.map(Result<Void, Failure>.failure) ?? .success(())
    self.result = result
    scope.close()
    waiter?.resume(returning: result)
    waiter = nil
  }

  /// Waits for the end.
  ///
  /// When the task is cancelled, so is the effect's work, whose failure counts.
  func wait() async throws(Failure) {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Waiter) in
        if let result = self.result {
          continuation.resume(returning: result)
        } else {
          waiter = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in scope.interrupt() }
    }
    try result.get()
  }
}
