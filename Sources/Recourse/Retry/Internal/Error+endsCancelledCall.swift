extension Error {
  /// Whether a call that threw this was cancelled, whatever the error itself says.
  var endsCancelledCall: Bool { Task.isCancelled || isCancellation }

  /// The error as one of another type; nil if that type has no room for it.
  func wrapped<Failure: Error>(as type: Failure.Type) -> Failure? {
    guard let type = type as? any CauseWrapping.Type else { return self as? Failure }
    return (isCancellation ? type.cancelled : type.caused(by: self)) as? Failure
  }
}

/// The error that a call throws: a cancellation if the caller was cancelled, whatever has failed.
///
/// The operation may notice the cancellation late, or throw an error of another kind because of it. A
/// type without room for a cancellation keeps the operation's error.
func errorOfCall<Failure: Error>(
  throwing error: Failure, as type: Failure.Type = Failure.self
) -> Failure {
  guard Task.isCancelled, !error.isCancellation else { return error }
  return CancellationError().wrapped(as: type) ?? error
}
