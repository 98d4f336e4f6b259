#if canImport(UserNotifications) && !os(tvOS)
  public import Recourse
  public import UserNotifications

  /// Shows notifications in the system's notification center.
  ///
  /// The app asks for the person's permission, when they will understand why. Without permission,
  /// nothing is shown, and the inbox has the problems. The categories of the app stay, and those of
  /// notifications with an action are added.
  ///
  /// ```swift
  /// let router = ErrorRouter(policy: .app, notifier: SystemNotifications())
  /// ```
  @MainActor
  public final class SystemNotifications: ErrorNotifier {
    private let center: UNUserNotificationCenter
    /// The latest request, after which the next one is made: a withdrawal never overtakes its
    /// notification.
    private var latest: Task<Void, Never>?

    /// Uses a notification center.
    ///
    /// - Parameter center: The center. The default is that of the app, which a program without a
    ///   bundle doesn't have: there, the call ends the process.
    public init(center: UNUserNotificationCenter = .current()) {
      self.center = center
      request { await $0.registerCategories() }
    }

    /// Shows a notification with sound, or quietly replaces the one with the same identity.
    ///
    /// - Parameters:
    ///   - notification: The notification.
    ///   - quietly: Whether only the words have changed since the person was told.
    public func show(_ notification: ErrorNotification, quietly: Bool) {
      request { await $0.add(notification, quietly: quietly) }
    }

    /// Withdraws a notification; does nothing if there is none.
    ///
    /// - Parameter id: The identity of the notification.
    public func withdraw(_ id: ErrorNotification.ID) {
      request { $0.center.removeDeliveredNotifications(withIdentifiers: [id.uuidString]) }
    }

    private func request(_ change: @escaping @MainActor (SystemNotifications) async -> Void) {
      latest = Task { [latest] in
        await latest?.value
        await change(self)
      }
    }

    private func add(_ notification: ErrorNotification, quietly: Bool) async {
      let content = UNMutableNotificationContent()
      content.title = notification.title
      content.body = notification.message ?? ""
      content.threadIdentifier = "Recourse"
      content.sound = quietly ? nil : .default
      content.interruptionLevel = quietly ? .passive : .active
      content.userInfo = notification.userInfo
      if let action = notification.action {
        content.categoryIdentifier = UNNotificationCategory(tryAgain: action).identifier
        await register([action])
      }
      // Without permission, the inbox alone has the problem.
      try? await center.add(
        UNNotificationRequest(
          identifier: notification.id.uuidString, content: content, trigger: nil))
    }

    /// Registers the categories of the notifications that an earlier process has shown, in case the
    /// app has registered its own at launch, which replace all others.
    private func registerCategories() async {
      let contents = await center.deliveredNotifications().map(\.request.content)
      await register(Set(contents.compactMap { ErrorNotification($0)?.action }))
    }

    private func register(_ actions: Set<String>) async {
      let known = await center.notificationCategories()
      let all = known.union(actions.map(UNNotificationCategory.init(tryAgain:)))
      if all != known { center.setNotificationCategories(all) }
    }
  }

  extension UNNotificationCategory {
    /// Creates a category with the action that tries again.
    ///
    /// - Parameter title: The title of the action, which is part of the identifier, because it
    ///   depends on the language and on the number of operations.
    fileprivate convenience init(tryAgain title: String) {
      // The operation may need data that the system protects while the device is locked.
      let action = UNNotificationAction(
        identifier: ErrorNotification.tryAgain, title: title, options: .authenticationRequired)
      self.init(identifier: "Recourse \(title)", actions: [action], intentIdentifiers: [])
    }
  }
#endif
