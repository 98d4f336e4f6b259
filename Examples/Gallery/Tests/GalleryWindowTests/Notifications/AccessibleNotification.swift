import CAtspi

/// A notification on the screen, drawn by the notification server.
@AccessibilityActor
struct AccessibleNotification {
  let window: AccessibleElement

  /// The title, and the text below it.
  var texts: [String] { window.texts }

  var title: String { texts.first ?? "" }

  /// The buttons, without the one that closes the notification.
  var buttons: [AccessibleElement] { window.all(.button).filter { !$0.name.isEmpty } }

  /// Returns the button with a title, or the label of the notification's title for nil.
  func part(_ title: String?) -> AccessibleElement? {
    guard let title else { return window.first(.label) { _ in true } }
    return buttons.first { $0.name == title }
  }
}

extension GalleryWindow {
  /// The notifications on the screen.
  var notifications: [AccessibleNotification] {
    let servers = Accessibility.desktop?.children.filter { $0.name == "notification-daemon" }
    return (servers ?? []).flatMap { $0.all(.notification) }.map(AccessibleNotification.init)
  }

  /// Waits until a notification with a title is laid out.
  func waitForNotification(_ title: String) throws -> AccessibleNotification {
    try wait(for: "the notification “\(title)”") {
      notifications.first { $0.title == title && $0.buttons.allSatisfy(\.isLaidOut) }
    }
  }

  /// Clicks the only notification, or one of its buttons, until the notification is gone.
  ///
  /// The server reacts to the mouse alone, and not before the screen shows the notification.
  func clickNotification(button: String? = nil) throws {
    while let part = notifications.first?.part(button) {
      let frame = part.frameOnScreen
      Accessibility.click(x: Int(frame.x + frame.width / 2), y: Int(frame.y + frame.height / 2))
      if hasNoNotification(within: 1) { return }
    }
    throw GalleryFailure.notPossible("click the notification")
  }

  /// Returns whether the screen is without notifications before some seconds have passed.
  func hasNoNotification(within seconds: Double) -> Bool {
    let deadline = Deadline(after: seconds)
    while !notifications.isEmpty {
      if deadline.hasPassed { return false }
      Accessibility.waitForChange(since: Accessibility.changeCount)
    }
    return true
  }
}
