/// Shows notifications outside of the app's windows.
///
/// A router shows what a person must act on while no window of the app is on screen, and withdraws
/// it as soon as the problem is over or a window is back. The notifications of Apple's platforms
/// are in the product RecourseNotifications.
///
/// ```swift
/// struct TrayNotifier: ErrorNotifier {
///   let tray: Tray
///
///   func show(_ notification: ErrorNotification, quietly: Bool) {
///     tray.show(notification.title, id: notification.id, beeps: !quietly)
///   }
///
///   func withdraw(_ id: ErrorNotification.ID) { tray.remove(id) }
/// }
/// ```
@MainActor
public protocol ErrorNotifier: Sendable {
  /// Shows a notification, or replaces the one with the same identity.
  ///
  /// Without the person's permission, the call does nothing: the app asks for it, and the inbox has
  /// the problem.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - quietly: Whether only the words have changed since the person was told.
  func show(_ notification: ErrorNotification, quietly: Bool)

  /// Withdraws a notification, which an earlier process may have shown; does nothing if there is
  /// none.
  ///
  /// - Parameter id: The identity of the notification.
  func withdraw(_ id: ErrorNotification.ID)
}
