import CAtspi
import Synchronization

/// A deadline that wakes the thread that waits for a change.
@AccessibilityActor
final class Deadline {
  private let passed = Atomic(false)
  private var timer: guint = 0

  init(after seconds: Double) {
    timer = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(seconds * 1000),
      { deadline in
        guard let deadline else { return gboolean(0) }
        Unmanaged<Deadline>.fromOpaque(deadline).takeUnretainedValue()
          .passed.store(true, ordering: .relaxed)
        return gboolean(0)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    if !hasPassed { g_source_remove(timer) }
  }

  var hasPassed: Bool { passed.load(ordering: .relaxed) }

  /// Sleeps until the deadline.
  func wait() {
    while !hasPassed { g_main_context_iteration(nil, 1) }
  }
}
