extension Error {
  /// Whether the call that threw this error was cancelled, regardless of the error.
  var endsCancelledCall: Bool { Task.isCancelled || CauseTree(self).isCancellation }

  /// Converts the error to a type; nil if the type can't represent it.
  func wrapped<Failure: Error>(as type: Failure.Type) -> Failure? {
    guard let type = type as? any CauseWrapper.Type else { return self as? Failure }
    return (CauseTree(self).isCancellation ? type.cancelled : type.caused(by: self)) as? Failure
  }
}

/// Returns the error for a call to throw: a cancellation if the caller was cancelled, regardless of
/// the failure.
///
/// The operation may notice the cancellation late, or throw another kind of error in response. If
/// the error type can't represent a cancellation, the operation's error is kept.
func errorOfCall<Failure: Error>(
  throwing error: Failure, as type: Failure.Type = Failure.self
) -> Failure {
  guard Task.isCancelled, !CauseTree(error).isCancellation else { return error }
  return CancellationError().wrapped(as: type) ?? error
}
