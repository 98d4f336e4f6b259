import CAtspi
import Synchronization

/// The accessibility interface of the desktop, with its applications and their change events.
@AccessibilityActor
enum Accessibility {
  /// The root of all applications; nil if there is no accessibility interface.
  static var desktop: AccessibleElement? {
    isStarted ? AccessibleElement(atspi_get_desktop(0)) : nil
  }

  /// The element that last reported that it has the keyboard focus; nil before the first report.
  static var lastFocused: AccessibleElement? {
    if let focused { g_object_ref(focused) }
    return AccessibleElement(focused)
  }

  /// The number of changes that the applications have reported so far.
  static var changeCount: Int { changes.load(ordering: .relaxed) }

  /// The number of changes that a person can perceive, thus not those of the focus alone.
  static var effectCount: Int { effects.load(ordering: .relaxed) }

  /// Sleeps until an application reports a change, or until the thread is woken otherwise.
  ///
  /// - Parameter count: The known number of changes. If there are more, the method returns at once.
  static func waitForChange(since count: Int) {
    if changeCount == count { g_main_context_iteration(nil, 1) }
    // Changes arrive in groups; one pass handles all that are pending.
    while g_main_context_pending(nil) != 0 { g_main_context_iteration(nil, 0) }
  }

  /// Ends the sleep, from any thread.
  nonisolated static func wake() {
    changes.add(1, ordering: .relaxed)
    g_main_context_wakeup(nil)
  }

  /// Presses and releases a key, for the window with the keyboard focus.
  static func press(_ key: Key) {
    atspi_generate_keyboard_event(key.rawValue, nil, ATSPI_KEY_SYM, nil)
  }

  /// Moves the pointer to a position on the screen and clicks there.
  static func click(x: Int, y: Int) {
    atspi_generate_mouse_event(x, y, "b1c", nil)
  }

  /// Moves the pointer to a position on the screen.
  static func point(x: Int, y: Int) {
    atspi_generate_mouse_event(x, y, "abs", nil)
  }

  /// Moves the pointer from one position on the screen to another, with the button held down.
  static func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    atspi_generate_mouse_event(start.x, start.y, "b1p", nil)
    for step in 1...8 {
      let x = start.x + (end.x - start.x) * step / 8
      let y = start.y + (end.y - start.y) * step / 8
      atspi_generate_mouse_event(x, y, "abs", nil)
    }
    atspi_generate_mouse_event(end.x, end.y, "b1r", nil)
  }

  /// A key, by its X keysym.
  enum Key: Int {
    case down = 0xff54
    case end = 0xff57
    case escape = 0xff1b
    case home = 0xff50
    case `return` = 0xff0d
    case space = 0x20
    case tab = 0xff09
  }

  nonisolated private static let changes = Atomic(0)
  nonisolated private static let effects = Atomic(0)

  // Events arrive on the actor's thread, and nothing else uses the element.
  nonisolated(unsafe) private static var focused: UnsafeMutablePointer<AtspiAccessible>?

  nonisolated private static func note(_ change: AtspiEvent) {
    let isFocus = String(cString: change.type).hasSuffix(":focused")
    if !isFocus { effects.add(1, ordering: .relaxed) }
    if isFocus, change.detail1 == 1 {
      if let focused { g_object_unref(focused) }
      focused = change.source
      if let focused { g_object_ref(focused) }
    }
    changes.add(1, ordering: .relaxed)
  }

  private static let isStarted: Bool = {
    guard atspi_init() == 0, let desktop = AccessibleElement(atspi_get_desktop(0)) else {
      return false
    }
    // The library asks each application for a cache before GTK has created it, and warns about
    // that.
    g_log_set_handler("dbind", G_LOG_LEVEL_WARNING, { _, _, _, _ in }, nil)
    atspi_set_timeout(10_000, 20_000)
    desktop.forgetsWhatWasRead()
    let listener = atspi_event_listener_new(
      { event, _ in
        if let change = event?.pointee { Accessibility.note(change) }
        g_boxed_free(atspi_event_get_type(), event)
      }, nil, nil)
    let kinds = [
      "object:children-changed", "object:state-changed", "object:property-change",
      "object:bounds-changed", "object:text-changed", "object:selection-changed", "window",
    ]
    return kinds.allSatisfy { atspi_event_listener_register(listener, $0, nil) != 0 }
  }()
}
