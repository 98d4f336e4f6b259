/// How much room there is in a direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little, as on a phone that is held upright, or in a narrow window.
  case compact
  /// Enough for things beside each other.
  case regular
}

extension EnvironmentValues {
  /// How much room there is from side to side.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?
}
