/// The operational state of a scene, in ascending order of activity.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is in the foreground, and doesn't receive user input.
  case inactive
  /// The scene is in the foreground, and receives user input.
  case active
}

extension EnvironmentValues {
  /// The phase of the scene that contains the view.
  @Entry public var scenePhase = ScenePhase.active
}
