/// A place of the app's own to which errors go, such as signing in.
///
/// ```swift
/// extension ErrorRoute {
///   static let signIn: Self = "signIn"
/// }
/// ```
public struct ErrorRoute: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral
{
  /// The name.
  public let rawValue: String

  /// Makes the route of a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes the route of a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}
