extension Error {
  /// Whether a call that threw this was cancelled, whatever the error itself says.
  var endsCancelledCall: Bool { Task.isCancelled || isCancellation }
}
