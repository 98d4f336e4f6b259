extension ErrorAlerter {
  /// Runs an operation in a task, and shows what it throws as an alert.
  ///
  /// Cancelling the task is no error: whatever the operation throws afterwards is not shown, and an
  /// offer to try again is taken back.
  ///
  /// When a person chooses a recovery option of the error, and recovering succeeds, the operation
  /// runs again.
  ///
  /// - Parameters:
  ///   - offersTryAgain: Whether the alert has a button that runs the operation again, where the error
  ///     says that this can help now. The default is false.
  ///   - operation: What to run, on the main actor until it leaves it.
  /// - Returns: The task, to await or cancel. Its value is what the operation returned; nil when it
  ///   failed, was cancelled, or a person did not want to try again.
  @discardableResult
  public func tryWithErrorAlert<Value: Sendable>(
    offersTryAgain: Bool = false,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> Task<Value?, Never> {
    Task {
      while !Task.isCancelled {
        do {
          return try await operation()
        } catch {
          // An operation that is told to stop may fail in any way; nobody is waiting for it.
          guard !Task.isCancelled else { return nil }
          let isOffered = offersTryAgain && error.retryAdvice() == .now
          guard await wantsToTryAgain(after: error, isOffered: isOffered) else {
            return nil
          }
        }
      }
      return nil
    }
  }

  /// Shows an error, and waits for the answer if it can mean to run the operation again.
  private func wantsToTryAgain(after error: any Error, isOffered: Bool) async -> Bool {
    guard !error.isCancellation else { return false }
    let describer = errorDescriber
    let tryAgain = AlertAction.tryAgain(in: describer.text)
    let description = describer.describe(error)
    func content(_ tryAgain: AlertAction?, _ recovery: Recovery? = nil) -> AlertContent {
      AlertContent(description, of: error, text: describer.text, tryAgain: tryAgain) { succeeded in
        recovery?.hasSucceeded = succeeded
      }
    }
    let (handle, recovery) = alert.present(AlertedProblem(error, content: content(nil))) {
      content(isOffered ? tryAgain : nil, $0)
    }
    guard isOffered || !description.recoveryOptions.isEmpty else { return false }
    let answer = await handle.answer
    return recovery.hasSucceeded ?? (isOffered && answer == .action(tryAgain))
  }
}
