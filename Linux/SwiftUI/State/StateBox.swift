import Synchronization

/// The storage of a `@State`.
///
/// `@unchecked Sendable`: `stored` is only touched under `lock`, and all else is constant.
final class StateBox<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let signal = ChangeSignal()
  private let lock = Mutex<Void>(())
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  override var value: Value {
    get {
      signal.read()
      return lock.withLock { _ in stored }
    }
    set {
      // Release the old value after the lock, because its `deinit` may use this state.
      let old: Value? = lock.withLock { _ in
        guard !areSame(stored, newValue) else { return nil }
        defer { stored = newValue }
        return stored
      }
      if case .some = old { signal.fireOnMainActor() }
    }
  }
}
