@_spi(Rendering) import UserNotifications

extension UNUserNotificationCenter {
  /// Returns a center of the test's own, with permission and a category of two actions.
  static func permitted(
    options: UNNotificationCategoryOptions = []
  ) async throws -> sending UNUserNotificationCenter {
    let center = UNUserNotificationCenter()
    _ = try await center.requestAuthorization(options: [.alert, .sound, .badge])
    center.setNotificationCategories([.upload(options: options)])
    return center
  }

  /// Adds a notification.
  func add(_ identifier: String, title: String = "", category: String = "") async throws {
    let content = UNMutableNotificationContent()
    content.title = title
    content.categoryIdentifier = category
    try await add(UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }

  /// The identifiers of the delivered notifications.
  var identifiers: [String] {
    get async { await deliveredNotifications().map(\.request.identifier) }
  }
}

extension UNNotificationCategory {
  /// A category with an action in the background, and one that opens the app.
  static func upload(options: UNNotificationCategoryOptions = []) -> UNNotificationCategory {
    UNNotificationCategory(
      identifier: "upload",
      actions: [
        UNNotificationAction(identifier: "retry", title: "Try Again"),
        UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
      ],
      intentIdentifiers: [], options: options)
  }
}
