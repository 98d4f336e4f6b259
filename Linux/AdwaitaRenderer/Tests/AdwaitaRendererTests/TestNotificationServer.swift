import CAdwaita
import Foundation

/// A notification server on the session bus that records requests, and delays its replies.
@MainActor
final class TestNotificationServer {
  /// A request of an app.
  enum Request: Equatable {
    case show(Notification)
    case close(id: UInt32)
  }

  struct Notification: Equatable {
    /// The number of the notification that is replaced, or 0.
    var replaced: UInt32 = 0
    var title: String
    var body: String
    /// The names of the actions, each followed by the title of its button.
    var actions: [String]
    var urgency: UInt8
  }

  private(set) var requests: [Request] = []
  private let capabilities: [String]
  private let bus: OpaquePointer
  private var object: guint = 0
  private var delayed: [@MainActor () -> Void]?
  private var lastID: UInt32 = 0

  /// Takes the server's name on the bus.
  init(capabilities: [String] = []) throws {
    self.capabilities = capabilities
    let address = ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] ?? ""
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      throw NoSessionBus()
    }
    self.bus = bus
    let interfaces = g_dbus_node_info_new_for_xml(Self.interfaces, nil)
    defer { g_dbus_node_info_unref(interfaces) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, method, parameters, invocation, server in
      guard let method, let server else { return }
      let (name, parameters) = (String(cString: method), Variant(parameters))
      nonisolated(unsafe) let invocation = invocation
      MainActor.assumeIsolated {
        Unmanaged<TestNotificationServer>.fromOpaque(server).takeUnretainedValue()
          .answer(name, parameters, invocation)
      }
    }
    object = g_dbus_connection_register_object(
      bus, "/org/freedesktop/Notifications", interfaces?.pointee.interfaces[0], &table,
      Unmanaged.passUnretained(self).toOpaque(), nil, nil)
    // 4: fails instead of waiting if another server has the name.
    let name = Variant(tuple: [.text("org.freedesktop.Notifications"), .number(4)])
    let reply = g_dbus_connection_call_sync(
      bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      name.pointer, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    guard let reply, Variant(reply)[0].number == 1 else { throw NoSessionBus() }
  }

  isolated deinit {
    g_dbus_connection_unregister_object(bus, object)
    g_dbus_connection_close_sync(bus, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  /// Delays all replies until `sendReplies()`.
  func delayReplies() {
    delayed = []
  }

  /// Sends the delayed replies, in the order of the requests.
  func sendReplies() {
    let replies = delayed ?? []
    delayed = nil
    for reply in replies { reply() }
  }

  /// Invokes an action of a notification.
  func invoke(_ action: String, of id: UInt32) {
    let parameters = Variant(tuple: [.number(id), .text(action)])
    g_dbus_connection_emit_signal(
      bus, nil, "/org/freedesktop/Notifications", "org.freedesktop.Notifications",
      "ActionInvoked", parameters.pointer, nil)
  }

  private func answer(_ method: String, _ parameters: Variant, _ invocation: OpaquePointer?) {
    switch method {
    case "GetCapabilities":
      reply(Variant(tuple: [.texts(capabilities)]), to: invocation)
    case "Notify":
      let replaced = parameters[1].number
      if replaced == 0 { lastID += 1 }
      requests.append(
        .show(
          Notification(
            replaced: replaced, title: parameters[3].text, body: parameters[4].text,
            actions: parameters[5].texts, urgency: parameters[6].byte(named: "urgency"))))
      reply(Variant(tuple: [.number(replaced == 0 ? lastID : replaced)]), to: invocation)
    default:
      requests.append(.close(id: parameters[0].number))
      reply(Variant(tuple: []), to: invocation)
    }
  }

  private func reply(_ value: Variant, to invocation: OpaquePointer?) {
    let send = { @MainActor in
      g_dbus_method_invocation_return_value(invocation, value.pointer)
    }
    if delayed == nil { send() } else { delayed?.append(send) }
  }

  private static let interfaces = """
    <node><interface name="org.freedesktop.Notifications">
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <method name="Notify">
        <arg type="s" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="out"/>
      </method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
    </interface></node>
    """
}

struct NoSessionBus: Error {}
