/// The rules of a notification center: its permission, its categories and the delivered
/// notifications.
struct NotificationState {
  /// The person's decision about the app's notifications.
  enum Permission {
    case undecided, granted, refused
  }

  private var permission = Permission.undecided
  /// The delivered notifications, the latest last.
  private(set) var delivered: [DeliveredNotification] = []

  /// Grants the permission unless it was refused, and returns whether the app has it.
  mutating func requestPermission() -> Bool {
    if permission == .undecided { permission = .granted }
    return permission == .granted
  }

  mutating func refusePermission() {
    permission = .refused
  }

  /// Adds a notification, which replaces one with the same identifier.
  mutating func deliver(_ notification: DeliveredNotification) throws(UNError) {
    guard permission == .granted else { throw UNError(.notificationsNotAllowed) }
    delivered.removeAll { $0.identifier == notification.identifier }
    delivered.append(notification)
  }

  #if !os(tvOS)
    var categories: Set<CategoryValue> = []

    /// Returns the category of a notification, or nil if none is registered.
    func category(of notification: DeliveredNotification) -> CategoryValue? {
      categories.first { $0.identifier == notification.texts.categoryIdentifier }
    }

    /// Removes notifications, and returns the identifiers of those that were delivered.
    mutating func remove(_ identifiers: [String]) -> [String] {
      let removed = delivered.map(\.identifier).filter(identifiers.contains)
      delivered.removeAll { identifiers.contains($0.identifier) }
      return removed
    }

    /// Removes the notification to which a person responds.
    ///
    /// - Returns: The notification, and whether the delegate is informed; nil if the notification
    ///   is no longer delivered, or its category has no such action.
    mutating func respond(
      to identifier: String, with action: String
    ) -> (notification: DeliveredNotification, isForDelegate: Bool)? {
      guard let notification = delivered.first(where: { $0.identifier == identifier }) else {
        return nil
      }
      let category = category(of: notification)
      let isForDelegate: Bool
      switch action {
      case UNNotificationDefaultActionIdentifier: isForDelegate = true
      case UNNotificationDismissActionIdentifier:
        isForDelegate = category?.options.contains(.customDismissAction) ?? false
      default:
        guard let category, category.actions.contains(where: { $0.identifier == action }) else {
          return nil
        }
        isForDelegate = true
      }
      _ = remove([identifier])
      return (notification, isForDelegate)
    }
  #endif
}
