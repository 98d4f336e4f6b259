/// The kinds of interaction for which an app requests permission.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates a set of options from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app's badge.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
}
