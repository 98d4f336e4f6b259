/// The amount of space in one dimension.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, as on a phone in portrait orientation or in a narrow window.
  case compact
  /// Enough space for content side by side.
  case regular
}

extension EnvironmentValues {
  /// The horizontal size class.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?
}
