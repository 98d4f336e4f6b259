/// One run of an effect, whose end a task awaits.
@MainActor final class EffectAttempt<Failure: Error> {
  private typealias Waiter = CheckedContinuation<Result<Void, Failure>, Never>

  let scope: EffectScope
  private var result: Result<Void, Failure>?
  private var waiter: Waiter?

  init(in parent: EffectScope) {
    scope = EffectScope(in: parent)
    // A cancelled attempt has no failure to report.
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

  /// Waits for the end of the run.
  ///
  /// Cancelling the task also cancels the work of the effect, whose failure still counts.
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
