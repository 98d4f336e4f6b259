internal import CAdwaita

/// A closure that GObject keeps as long as the signal that it listens to.
@MainActor
final class SignalHandler {
  let handle: @MainActor () -> Bool

  init(_ handle: @escaping @MainActor () -> Bool) {
    self.handle = handle
  }

  /// Hands the handler over to C, which releases it with `release`.
  nonisolated func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  nonisolated static let release: GDestroyNotify = { data in
    if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
  }

  /// Runs a handler that C was given.
  nonisolated static func run(_ data: UnsafeMutableRawPointer?) -> Bool {
    guard let data else { return false }
    let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.handle() }
  }
}

/// A signal that is listened to.
@MainActor
struct Signal {
  private let object: UnsafeMutableRawPointer
  private let id: gulong

  /// Listens to an object's signal until the object is gone.
  ///
  /// What the handler returns is the answer of a signal that asks, such as `close-request`.
  init(
    _ name: String, of object: UnsafeMutableRawPointer, _ handler: @escaping @MainActor () -> Bool
  ) {
    let closure = g_closure_new_simple(
      guint(MemoryLayout<GClosure>.size), SignalHandler(handler).retained())
    g_closure_add_finalize_notifier(closure, closure?.pointee.data) { data, _ in
      SignalHandler.release(data)
    }
    g_closure_set_marshal(closure) { closure, answer, _, _, _, _ in
      let isHandled = SignalHandler.run(closure?.pointee.data)
      if let answer { g_value_set_boolean(answer, isHandled.asGBoolean) }
    }
    self.object = object
    id = g_signal_connect_closure(object, name, closure, 0)
  }

  /// Changes the object without being told of it.
  func silenced(_ change: () -> Void) {
    g_signal_handler_block(object, id)
    change()
    g_signal_handler_unblock(object, id)
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Listens to what a person does with the widget.
  @MainActor
  @discardableResult
  func on(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> Signal {
    Signal(signal, of: self) {
      handler()
      return false
    }
  }
}
