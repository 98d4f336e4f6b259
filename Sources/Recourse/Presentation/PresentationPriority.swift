/// The position of a presentation among waiting ones.
public enum PresentationPriority: Sendable, Hashable {
  /// The presentation waits behind all earlier ones.
  case normal
  /// The presentation waits before all normal presentations, behind earlier urgent ones.
  case urgent
}
