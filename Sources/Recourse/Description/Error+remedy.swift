public import Foundation

extension Error {
  /// The kind of remedy that can help after the error.
  ///
  /// The outermost error with a known remedy in the cause tree decides. If several errors at the
  /// same depth qualify, `.needsUser` takes precedence over `.permanent`, and `.permanent` over
  /// `.transient`. A cancellation is `.unknown`: check ``Swift/Error/isCancellation`` first.
  public var remedy: ErrorRemedy {
    let own = RemedyTable.remedy(of: self)
    return own == .unknown ? causeTree.remedy : own
  }

  /// Returns the longest delay that the error and its causes request, as with a `Retry-After`
  /// header field.
  ///
  /// - Parameter date: The moment from which to measure. The default is the current time.
  /// - Returns: The longest requested delay; nil if there is none.
  public func requestedDelay(at date: Date = Date()) -> Duration? {
    causeTree.requestedDelay(at: date)
  }

  /// Whether the failed operation certainly had no effect.
  ///
  /// That is certain if the connection was refused, the host wasn't found, there was no network, or
  /// the server refused the request unprocessed (429, 425, 503 with a delay). An
  /// ``ErrorRemedyProvider`` decides for itself.
  public var isProofThatNothingWasDone: Bool {
    causeTree.isProofThatNothingWasDone
  }
}
