#if !os(tvOS)
  /// The action that opens the app from a notification.
  public let UNNotificationDefaultActionIdentifier =
    "com.apple.UNNotificationDefaultActionIdentifier"
  /// The action that dismisses a notification.
  public let UNNotificationDismissActionIdentifier =
    "com.apple.UNNotificationDismissActionIdentifier"

  /// A person's response to a notification.
  public final class UNNotificationResponse: NSObject {
    /// The identifier of the chosen action.
    public let actionIdentifier: String
    /// The notification.
    public let notification: UNNotification

    init(_ delivered: DeliveredNotification, actionIdentifier: String) {
      self.actionIdentifier = actionIdentifier
      notification = UNNotification(delivered)
    }
  }
#endif
