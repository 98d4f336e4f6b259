/// What keeps a presentation from the screen, for a developer.
enum PresentationObstacle {
  /// Other presentations of the context come first.
  case turn(behind: Int)
  /// Something lies over the view that presents.
  case cover
  /// Another presentation has the place in the window.
  case slot
  /// No view on screen presents the context.
  case host
}
