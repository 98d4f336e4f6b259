internal import CAdwaita

/// A closure that GObject retains for as long as the signal connection exists.
@MainActor
final class SignalHandler {
  let handle: @MainActor () -> Bool

  init(_ handle: @escaping @MainActor () -> Bool) {
    self.handle = handle
  }

  /// Returns a retained pointer for C code, which must release the handler with `release`.
  nonisolated func retained() -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  nonisolated static let release: GDestroyNotify = { data in
    if let data { Unmanaged<SignalHandler>.fromOpaque(data).release() }
  }

  /// Runs the handler behind a pointer that was passed to C.
  nonisolated static func run(_ data: UnsafeMutableRawPointer?) -> Bool {
    guard let data else { return false }
    let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
    return MainActor.assumeIsolated { handler.handle() }
  }
}

/// A connection to a signal.
@MainActor
struct Signal {
  private let object: UnsafeMutableRawPointer
  private let id: gulong

  /// Connects a handler to an object's signal until the object is destroyed.
  ///
  /// The handler's result is the return value of signals that have one, such as `close-request`.
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

  /// Changes the object without calling the handler.
  func silenced(_ change: () -> Void) {
    g_signal_handler_block(object, id)
    change()
    g_signal_handler_unblock(object, id)
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// Connects a handler without a result to one of the widget's signals.
  @MainActor
  @discardableResult
  func on(_ signal: String, _ handler: @escaping @MainActor () -> Void) -> Signal {
    Signal(signal, of: self) {
      handler()
      return false
    }
  }
}
