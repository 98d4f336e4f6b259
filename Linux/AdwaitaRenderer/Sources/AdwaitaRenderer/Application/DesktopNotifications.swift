internal import CAdwaita
internal import Foundation
@_spi(Rendering) internal import UserNotifications

/// Shows the app's notifications on the desktop, and passes the responses on.
@MainActor
final class DesktopNotifications {
  private let application: UnsafeMutablePointer<GApplication>
  private let server: NotificationServer
  private var shown: [String: DesktopNotification] = [:]
  private var changes: [DesktopChange] = []
  private var work: Task<Void, Never>?

  /// Connects a running app; returns nil without a session bus.
  init?(of application: UnsafeMutablePointer<GApplication>) {
    guard let bus = g_application_get_dbus_connection(application) else { return nil }
    self.application = application
    server = NotificationServer(on: bus)
    // GNOME's own protocol shows nothing for an app without a desktop file, and sends responses to
    // a unique instance. A value that the user has set takes precedence.
    g_setenv("GNOTIFICATION_BACKEND", "freedesktop", 0)
    addAction()
    UNUserNotificationCenter.current().connectDesktop { [weak self] change in
      // Keeps the order of the changes, unlike a task for each.
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.enqueue(change) }
      }
    }
  }

  /// Withdraws the notifications, because no app would receive a later response.
  func close() {
    work?.cancel()
    g_action_map_remove_action(OpaquePointer(application), Self.action)
    for identifier in shown.keys { g_application_withdraw_notification(application, identifier) }
    server.flush()
  }

  private func enqueue(_ change: DesktopChange) {
    changes.append(change)
    guard work == nil else { return }
    work = Task {
      while !changes.isEmpty { await apply(changes.removeFirst()) }
      work = nil
    }
  }

  private func apply(_ change: DesktopChange) async {
    // The server replies in order, and GLib can neither replace nor withdraw a notification before
    // the reply to the notification has arrived.
    guard let capabilities = await server.capabilities(), !Task.isCancelled else { return }
    switch change {
    case .show(let notification):
      shown[notification.identifier] = notification
      send(notification, asMarkup: capabilities.contains("body-markup"))
    case .withdraw(let identifier):
      shown[identifier] = nil
      g_application_withdraw_notification(application, identifier)
    }
  }

  private func send(_ content: DesktopNotification, asMarkup isMarkup: Bool) {
    let notification = g_notification_new(content.title)
    defer { g_object_unref(UnsafeMutableRawPointer(notification)) }
    let markup = isMarkup ? g_markup_escape_text(content.body, -1) : g_strdup(content.body)
    defer { g_free(markup) }
    g_notification_set_body(notification, markup)
    g_notification_set_priority(notification, content.interruptionLevel.priority)
    g_notification_set_default_action_and_target_value(
      notification, "app.\(Self.action)",
      target(content.identifier, UNNotificationDefaultActionIdentifier))
    for button in content.buttons {
      g_notification_add_button_with_target_value(
        notification, button.title, "app.\(Self.action)",
        target(content.identifier, button.identifier))
    }
    g_application_send_notification(application, content.identifier, notification)
  }

  private func respond(to identifier: String, with action: String) {
    guard let notification = shown[identifier] else { return }
    let opensApp =
      action == UNNotificationDefaultActionIdentifier
      || notification.buttons.contains { $0.identifier == action && $0.opensApp }
    if opensApp { bringToFront() }
    Task { await UNUserNotificationCenter.current().respond(to: identifier, with: action) }
  }

  private func bringToFront() {
    let windows = UnsafeMutableRawPointer(application).assumingMemoryBound(to: GtkApplication.self)
    if let window = gtk_application_get_active_window(windows) { gtk_window_present(window) }
  }
}

extension DesktopNotifications {
  /// The name of the app's action for responses, whose target consists of the identifiers of the
  /// notification and of the notification's action.
  private static let action = "respond-to-notification"

  private func target(_ identifier: String, _ action: String) -> OpaquePointer? {
    var parts = [g_variant_new_string(identifier), g_variant_new_string(action)]
    return g_variant_new_tuple(&parts, gsize(parts.count))
  }

  private func addAction() {
    let name = g_strdup(Self.action)
    let type = g_strdup("(ss)")
    defer {
      g_free(name)
      g_free(type)
    }
    var entry = GActionEntry()
    entry.name = UnsafePointer(name)
    entry.parameter_type = UnsafePointer(type)
    entry.activate = { _, target, notifications in
      guard let notifications else { return }
      let parts = (0..<2).map { index in
        let part = g_variant_get_child_value(target, gsize(index))
        defer { g_variant_unref(part) }
        return String(cString: g_variant_get_string(part, nil))
      }
      MainActor.assumeIsolated {
        Unmanaged<DesktopNotifications>.fromOpaque(notifications).takeUnretainedValue()
          .respond(to: parts[0], with: parts[1])
      }
    }
    g_action_map_add_action_entries(
      OpaquePointer(application), &entry, 1, Unmanaged.passUnretained(self).toOpaque())
  }
}

extension UNNotificationInterruptionLevel {
  fileprivate var priority: GNotificationPriority {
    switch self {
    case .passive: G_NOTIFICATION_PRIORITY_LOW
    case .active: G_NOTIFICATION_PRIORITY_NORMAL
    case .timeSensitive: G_NOTIFICATION_PRIORITY_HIGH
    case .critical: G_NOTIFICATION_PRIORITY_URGENT
    }
  }
}
