extension ErrorAlerter {
  /// Runs an operation in a task, and shows what it throws as an alert.
  ///
  /// Cancelling the task is no error: whatever the operation throws afterwards is not shown, and an
  /// offer to try again is taken back.
  ///
  /// - Parameters:
  ///   - offersTryAgain: Whether the alert has a button that runs the operation again. The default
  ///     is false.
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
          guard offersTryAgain else {
            alert(error: error)
            return nil
          }
          guard await wantsToTryAgain(after: error) else { return nil }
        }
      }
      return nil
    }
  }

  private func wantsToTryAgain(after error: any Error) async -> Bool {
    let text = errorDescriber.text
    let tryAgain = AlertAction.tryAgain(in: text)
    var actions = (error as? any ErrorAlertConvertible)?.errorActions ?? []
    if !actions.contains(tryAgain) {
      actions.append(tryAgain)
    }
    if !actions.contains(where: { $0.role == .cancel }) {
      actions.append(.cancel(in: text))
    }
    return await alert(error: error, actions: actions).answer == .action(tryAgain)
  }
}
