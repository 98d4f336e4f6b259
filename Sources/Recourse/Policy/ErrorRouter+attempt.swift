extension ErrorRouter {
  /// Runs an operation in a task, and reports what it throws.
  ///
  /// Where the error is shown, a person can try again; the operation then runs again as part of
  /// the same task. Cancelling the task takes its report back.
  ///
  /// ```swift
  /// router.attempt { try await cart.pay() }
  /// ```
  ///
  /// - Parameters:
  ///   - origin: What the app is doing. The default is `.userAction`.
  ///   - key: Names the operation: a success takes back what was reported of it before. The default
  ///     is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now. The
  ///     default is true.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  ///   - operation: What to run, on the main actor until it leaves it.
  /// - Returns: The task. Its value is what the operation returned; nil when it has failed for good
  ///   or was cancelled.
  @discardableResult
  public func attempt<Value: Sendable>(
    origin: ErrorOrigin = .userAction, key: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> Task<Value?, Never> {
    let attempt = Attempt(
      origin: origin, key: key, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    let hold = RouterHold(self)
    return Task { await attempt.run(operation, in: hold) }
  }
}
