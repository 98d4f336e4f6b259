/// One cause that makes many operations fail at the same time.
///
/// A person is told once, however many operations have failed and whatever each of them has thrown,
/// with one offer to try all of them again.
///
/// ```swift
/// extension SharedCause {
///   static let maintenance: Self = "maintenance"
/// }
/// ```
public struct SharedCause: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral
{
  /// There is no connection to the network.
  public static let offline: Self = "offline"
  /// The person has to sign in.
  public static let signedOut: Self = "signedOut"
  /// A service is not available.
  public static let serviceUnavailable: Self = "serviceUnavailable"

  /// The name.
  public let rawValue: String

  /// Makes the cause of a name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes the cause of a name.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// An error that knows which cause it shares with others.
///
/// What a system error shares, and an ``HTTPError``, is known already.
///
/// ```swift
/// enum ShopError: SharedCauseProvider {
///   case closedForMaintenance, soldOut
///
///   var sharedCause: SharedCause? { self == .closedForMaintenance ? "maintenance" : nil }
/// }
/// ```
public protocol SharedCauseProvider: Error {
  /// The cause; nil when it is the error's own.
  var sharedCause: SharedCause? { get }
}
