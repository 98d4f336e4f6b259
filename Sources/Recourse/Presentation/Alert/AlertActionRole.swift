/// What an action means to the system, which places and colours it accordingly.
public enum AlertActionRole: Sendable, Hashable {
  /// The action leaves everything as it is.
  case cancel
  /// The action deletes or destroys.
  case destructive
}
