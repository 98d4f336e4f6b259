/// A key for a value that views inherit from their ancestors.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value for views without an ancestor that sets one.
  static var defaultValue: Self.Value { get }
}
