/// The contents of a notification.
struct NotificationValues {
  var texts = NotificationTexts()
  var userInfo: [AnyHashable: Any] = [:]
}

/// The contents of a notification without its user info.
struct NotificationTexts: Hashable, Sendable {
  var title = ""
  var body = ""
  var categoryIdentifier = ""
  var threadIdentifier = ""
  var hasSound = false
  var interruptionLevel = UNNotificationInterruptionLevel.active
}
