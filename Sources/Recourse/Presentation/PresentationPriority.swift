/// The place of a presentation among those that wait; what is on screen is never interrupted.
public enum PresentationPriority: Sendable, Hashable {
  /// It waits behind those that came before it.
  case normal
  /// It waits before all normal ones.
  case urgent
}
