internal import CAdwaita

/// Follows whether a screen reader is running, as the desktop states on the session bus.
@MainActor
final class ScreenReader {
  private let status: UnsafeMutablePointer<GDBusProxy>
  private let changed: @MainActor (Bool) -> Void

  /// Connects a running app; returns nil without a session bus.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - changed: Called with the current state, and again after each change.
  init?(
    of application: UnsafeMutablePointer<GApplication>, changed: @escaping @MainActor (Bool) -> Void
  ) {
    guard let bus = g_application_get_dbus_connection(application),
      let status = g_dbus_proxy_new_sync(
        bus, G_DBUS_PROXY_FLAGS_DO_NOT_AUTO_START, nil, "org.a11y.Bus", "/org/a11y/bus",
        "org.a11y.Status", nil, nil)
    else { return nil }
    self.status = status
    self.changed = changed
    for change in ["g-properties-changed", "notify::g-name-owner"] {
      _ = Signal(change, of: UnsafeMutableRawPointer(status)) { [weak self] in
        self?.read()
        return false
      }
    }
    read()
  }

  isolated deinit {
    g_object_unref(status)
  }

  private func read() {
    let value = g_dbus_proxy_get_cached_property(status, "ScreenReaderEnabled")
    defer { if let value { g_variant_unref(value) } }
    changed(value.map { g_variant_get_boolean($0) != 0 } ?? false)
  }
}
