/// A delivered notification.
public final class UNNotification: NSObject {
  /// The time of the delivery.
  public let date: Date
  /// The request that led to the notification.
  public let request: UNNotificationRequest

  init(_ delivered: DeliveredNotification) {
    date = delivered.date
    request = UNNotificationRequest(
      identifier: delivered.identifier, content: UNNotificationContent(delivered.values),
      trigger: nil)
  }
}
