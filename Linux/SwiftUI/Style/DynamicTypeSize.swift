/// How large a person wants text to be.
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// How large a person wants text to be.
  @Entry public var dynamicTypeSize = DynamicTypeSize.large
}
