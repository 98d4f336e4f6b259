/// A step that a person takes on a screen before it is drawn.
public enum GalleryStep: Equatable, Sendable {
  /// Press the topmost button with this title.
  case press(String)
  /// Choose the option that begins with this text, in the picker that has it.
  case choose(String)
  /// Flip the switch with this title.
  case flip(String)
  /// Refresh the content by pulling it down.
  case refresh
}
