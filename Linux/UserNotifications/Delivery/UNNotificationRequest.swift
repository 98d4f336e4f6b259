/// A request to show a notification.
public final class UNNotificationRequest: NSObject {
  /// The identifier, which is unique among the app's notifications.
  public let identifier: String
  /// The contents at the time when the request was created.
  public let content: UNNotificationContent
  /// The condition for the delivery, which is always nil here: the delivery is immediate.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the contents.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
  }
}

/// A condition for the delivery of a notification.
public class UNNotificationTrigger: NSObject {
  override init() {}
}
