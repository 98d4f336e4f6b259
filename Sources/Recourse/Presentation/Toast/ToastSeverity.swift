/// How it went, for a toast's symbol and colour.
public enum ToastSeverity: Sendable, Hashable, CaseIterable {
  /// It is good to know; there is no symbol.
  case information
  /// What was wanted has been done.
  case success
  /// Something needs attention.
  case warning
  /// Something has failed.
  case failure
}
