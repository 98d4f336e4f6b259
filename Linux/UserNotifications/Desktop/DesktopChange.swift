/// A change of the notifications on the desktop.
@_spi(Rendering)
public enum DesktopChange: Hashable, Sendable {
  /// Shows a notification in place of one with the same identifier.
  case show(DesktopNotification)
  /// Withdraws the notification with an identifier.
  case withdraw(String)
}

/// A notification on the desktop.
@_spi(Rendering)
public struct DesktopNotification: Hashable, Sendable {
  /// A button of a notification.
  public struct Button: Hashable, Sendable {
    /// The identifier of the action.
    public let identifier: String
    /// The title.
    public let title: String
    /// Whether the button brings the app's window to the front.
    public let opensApp: Bool
  }

  /// The identifier, which is unique among the app's notifications.
  public let identifier: String
  /// The title.
  public let title: String
  /// The text below the title.
  public let body: String
  /// The importance.
  public let interruptionLevel: UNNotificationInterruptionLevel
  /// The buttons, in the order of the category's actions.
  public let buttons: [Button]
}

extension NotificationState {
  /// Returns the change that shows a notification.
  func showing(_ notification: DeliveredNotification) -> DesktopChange {
    var buttons: [DesktopNotification.Button] = []
    #if !os(tvOS)
      buttons = (category(of: notification)?.actions ?? []).map {
        DesktopNotification.Button(
          identifier: $0.identifier, title: $0.title, opensApp: $0.options.contains(.foreground))
      }
    #endif
    return .show(
      DesktopNotification(
        identifier: notification.identifier, title: notification.texts.title,
        body: notification.texts.body, interruptionLevel: notification.texts.interruptionLevel,
        buttons: buttons))
  }
}
