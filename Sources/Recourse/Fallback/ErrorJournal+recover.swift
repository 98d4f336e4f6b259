extension ErrorJournal {
  /// Runs an operation whose failure nobody needs to see, and records the failure: a `try?` that
  /// keeps the error.
  ///
  /// The failure is a report of its own with the outcome ``Outcome/recovered``. A cancellation is
  /// ignored, as in a router.
  ///
  /// ```swift
  /// let drafts = journal.recover { try cache.drafts() }
  /// journal.recover { try cache.removeOld() }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the operation. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: The operation to run.
  /// - Returns: The value that the operation returns; nil if the operation fails.
  @discardableResult
  public func recover<Value>(
    fileID: String = #fileID, line: Int = #line, _ operation: () throws -> Value?
  ) -> Value? {
    do {
      return try operation()
    } catch {
      recordRecovery(from: error, fileID: fileID, line: line)
      return nil
    }
  }

  /// Runs an asynchronous operation on the caller's actor whose failure nobody needs to see, and
  /// records the failure.
  ///
  /// ```swift
  /// await journal.recover { try await server.sendStatistics() }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file of the operation. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: The operation to run.
  /// - Returns: The value that the operation returns; nil if the operation fails.
  @discardableResult
  public nonisolated(nonsending) func recover<Value>(
    fileID: String = #fileID, line: Int = #line,
    _ operation: nonisolated(nonsending) () async throws -> Value?
  ) async -> Value? {
    do {
      return try await operation()
    } catch {
      recordRecovery(from: error, fileID: fileID, line: line)
      return nil
    }
  }

  private func recordRecovery(from error: any Error, fileID: String, line: Int) {
    let isCancelled = error.endsCancelledCall
    record(error, as: isCancelled ? .ignored : .recovered, fileID: fileID, line: line)
  }
}
