/// The severity of an event, which determines a toast's symbol and color.
public enum ToastSeverity: Sendable, Hashable, CaseIterable {
  /// General information, shown without a symbol.
  case information
  /// A completed task.
  case success
  /// A condition that needs attention.
  case warning
  /// A failure.
  case failure
}
