/// A custom destination for errors that the app handles itself, such as a sign-in flow.
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

  /// Creates a route with a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a route with a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }

  /// The routes whose handlers the current task runs in.
  @TaskLocal package static var handled: Set<ErrorRoute> = []
}
