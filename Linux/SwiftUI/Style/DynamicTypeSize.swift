/// The user's preferred text size.
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of the accessibility sizes, for people with low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// The user's preferred text size.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large
}
