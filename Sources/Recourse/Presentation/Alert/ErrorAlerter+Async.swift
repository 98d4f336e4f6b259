extension ErrorAlerter {
  /// Runs an operation in a task, and presents any error that it throws as an alert.
  ///
  /// Cancelling the task is not an error. An error that the operation throws after the cancellation
  /// is never presented, and an offer to try again is withdrawn.
  ///
  /// If a person chooses one of the error's recovery options, and the recovery succeeds, the
  /// operation runs again.
  ///
  /// - Parameters:
  ///   - offersTryAgain: Whether the alert has a button that runs the operation again, provided
  ///     that the error's remedy allows an immediate retry. The default is false.
  ///   - operation: The operation to run. It starts on the main actor.
  /// - Returns: A task to await or cancel. Its value is the result of the operation; nil if the
  ///   operation failed or was cancelled, or if the person declined to try again.
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
          // A cancelled operation may throw any error, and no caller waits for its result.
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

  /// Presents an error, and waits for the answer if the answer can be to run the operation again.
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
