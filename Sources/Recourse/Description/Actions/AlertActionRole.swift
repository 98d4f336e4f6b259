/// The meaning of an action, by which the system places and colors its button.
public enum AlertActionRole: Sendable, Hashable {
  /// The action leaves everything unchanged.
  case cancel
  /// The action deletes or destroys data.
  case destructive
}
