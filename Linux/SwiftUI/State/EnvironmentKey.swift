/// A value that views inherit from those around them.
public protocol EnvironmentKey {
  associatedtype Value

  /// What a view gets when nobody around it has set the value.
  static var defaultValue: Self.Value { get }
}
