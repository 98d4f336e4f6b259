internal import CAdwaita

/// The program of the desktop that shows the notifications of all apps.
@MainActor
final class NotificationServer {
  private let bus: OpaquePointer

  init(on bus: OpaquePointer) {
    self.bus = bus
    g_object_ref(UnsafeMutableRawPointer(bus))
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  /// Returns the server's optional capabilities, after its replies to all earlier requests.
  ///
  /// - Returns: The names of the capabilities; nil if the desktop has no such server.
  func capabilities() async -> Set<String>? {
    await withCheckedContinuation { continuation in
      g_dbus_connection_call(
        bus, "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
        "org.freedesktop.Notifications", "GetCapabilities", nil, nil, G_DBUS_CALL_FLAGS_NONE, -1,
        nil,
        { bus, result, request in
          guard let request else { return }
          let reply = g_dbus_connection_call_finish(OpaquePointer(bus), result, nil)
          defer { if let reply { g_variant_unref(reply) } }
          Unmanaged<Request>.fromOpaque(request).takeRetainedValue()
            .continuation.resume(returning: reply.map { Request.names(in: $0) })
        }, Unmanaged.passRetained(Request(continuation)).toOpaque())
    }
  }

  /// Waits until all requests have been sent.
  func flush() {
    g_dbus_connection_flush_sync(bus, nil, nil)
  }
}

/// A request for the capabilities.
private final class Request: Sendable {
  let continuation: CheckedContinuation<Set<String>?, Never>

  init(_ continuation: CheckedContinuation<Set<String>?, Never>) {
    self.continuation = continuation
  }

  /// Returns the names in a reply, which is a tuple of one list.
  static func names(in reply: OpaquePointer) -> Set<String> {
    let list = g_variant_get_child_value(reply, 0)
    defer { g_variant_unref(list) }
    return Set(
      (0..<g_variant_n_children(list)).map { index in
        let name = g_variant_get_child_value(list, index)
        defer { g_variant_unref(name) }
        return String(cString: g_variant_get_string(name, nil))
      })
  }
}
