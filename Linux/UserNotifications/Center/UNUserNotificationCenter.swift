internal import Synchronization

/// Shows the app's notifications, and reports the responses to its delegate.
///
/// Without a renderer, the center keeps the delivered notifications in the process.
public final class UNUserNotificationCenter: NSObject {
  private static let shared = UncheckedSendable(UNUserNotificationCenter())

  /// Returns the app's center.
  public class func current() -> UNUserNotificationCenter {
    shared.value
  }

  struct Storage {
    var state = NotificationState()
    var delegate = UncheckedSendable(WeakDelegate())
    /// Shows and withdraws notifications on the desktop; without a renderer, it has no effect.
    var publish: @Sendable (DesktopChange) -> Void = { _ in }
  }

  struct WeakDelegate {
    weak var object: (any UNUserNotificationCenterDelegate)?
  }

  let storage = Mutex(Storage())

  /// Creates a center of its own for a test.
  @_spi(Rendering) public override init() {}

  /// The object that processes responses.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { storage.withLock(\.delegate).value.object }
    set {
      let delegate = UncheckedSendable(WeakDelegate(object: newValue))
      storage.withLock { $0.delegate = delegate }
    }
  }

  /// Requests the permission to show notifications, and returns whether the app has it.
  ///
  /// The permission is granted unless it was refused: the desktop doesn't ask.
  nonisolated(nonsending) public func requestAuthorization(
    options: UNAuthorizationOptions = []
  ) async throws -> Bool {
    storage.withLock { $0.state.requestPermission() }
  }

  /// Delivers a notification, which replaces one with the same identifier.
  ///
  /// - Parameter request: The notification.
  /// - Throws: `UNError.notificationsNotAllowed` without permission, and `CocoaError` if the user
  ///   info is not a property list.
  nonisolated(nonsending) public func add(_ request: UNNotificationRequest) async throws {
    let notification = try DeliveredNotification(request, at: Date())
    try storage.withLock { storage in
      try storage.state.deliver(notification)
      storage.publish(storage.state.showing(notification))
    }
  }

  /// Removes requests that wait for their trigger, of which there are none here.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

  #if !os(tvOS)
    /// Registers the app's categories in place of those registered before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
      let values = Set(categories.map(\.value))
      storage.withLock { $0.state.categories = values }
    }

    /// Returns the app's categories.
    nonisolated(nonsending) public func notificationCategories() async
      -> Set<UNNotificationCategory>
    {
      Set(storage.withLock(\.state.categories).map(UNNotificationCategory.init))
    }

    /// Removes delivered notifications.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
      storage.withLock { storage in
        for identifier in storage.state.remove(identifiers) {
          storage.publish(.withdraw(identifier))
        }
      }
    }

    /// Returns the delivered notifications to which nobody has responded yet.
    nonisolated(nonsending) public func deliveredNotifications() async -> [UNNotification] {
      storage.withLock(\.state.delivered).map(UNNotification.init)
    }
  #endif
}
