/// The domain of the notification center's errors.
public let UNErrorDomain = "UNErrorDomain"

/// An error of the notification center.
public struct UNError: _BridgedStoredNSError {
  /// The reason for an error.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    /// The type of the errors with these codes.
    public typealias _ErrorType = UNError

    /// The app has no permission to show notifications.
    case notificationsNotAllowed = 1
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from its underlying error.
  public init(_nsError error: NSError) {
    _nsError = error
  }

  /// The domain of the errors.
  public static var _nsErrorDomain: String { UNErrorDomain }

  /// The app has no permission to show notifications.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}
