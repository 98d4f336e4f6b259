extension ErrorRouter {
  /// Runs an operation in a task, and reports any error that it throws.
  ///
  /// While the error is presented, a person can try again; the operation then runs again in the
  /// same task. Cancelling it resolves the report.
  ///
  /// ```swift
  /// router.attempt(title: "The payment couldn’t be made") { try await cart.pay() }
  /// ```
  ///
  /// - Parameters:
  ///   - origin: The activity of the app. The default is `.userAction`.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - retryKey: The key of the operation. A success resolves the reports with this key, also
  ///     that of a call that began earlier and fails later. The default is nil.
  ///   - offersTryAgain: Whether the presentation offers to try again, provided that the error's
  ///     remedy allows a retry at that time. The default is true.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: The operation to run. It starts on the main actor.
  /// - Returns: A handle for awaiting the result, or for cancelling the operation.
  @discardableResult
  public func attempt<Value: Sendable>(
    origin: ErrorOrigin = .userAction, title: ErrorTitle? = nil, retryKey: ErrorReport.Key? = nil,
    offersTryAgain: Bool = true, fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> AttemptHandle<Value?> {
    let attempt = Attempt(
      origin: origin, title: title, retryKey: retryKey, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    let intention = intention(for: retryKey)
    let hold = RouterHold(self)
    return AttemptHandle(
      Task {
        let value = await attempt.run(in: hold, as: intention, operation)
        return (value, value != nil)
      })
  }

  /// Returns the intention of an operation, which all attempts with the same key share.
  package func intention(for key: ErrorReport.Key?) -> Intention {
    key.flatMap { app?.intention(for: $0) } ?? Intention()
  }
}
