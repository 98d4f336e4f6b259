public import Foundation

extension Error {
  /// What can help after the error.
  ///
  /// The outermost error along the causes that is known decides. Of several causes side by side, one
  /// that needs a person comes before one that nothing helps against, and that before one that may
  /// pass. A cancellation is unknown; ask ``Swift/Error/isCancellation`` first.
  public var remedy: ErrorRemedy {
    let own = RemedyTable.remedy(of: self)
    return own == .unknown ? causeTree.remedy : own
  }

  /// How long the error, or one of its causes, asks to wait: as with the header field `Retry-After`.
  ///
  /// - Parameter date: The present. The default is the system's.
  /// - Returns: The longest such delay; nil if none is asked for.
  public func requestedDelay(at date: Date = Date()) -> Duration? {
    causeTree.requestedDelay(at: date)
  }

  /// Whether it is certain that the operation that threw the error had no effect.
  ///
  /// It is when the connection was refused, the host wasn't found, there was no network, or the
  /// server has refused to begin (429, 425, 503 with a delay); and when an ``ErrorRemedyProvider``
  /// says so.
  public var isProofThatNothingWasDone: Bool {
    causeTree.isProofThatNothingWasDone
  }
}
