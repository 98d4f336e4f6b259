nonisolated struct ChangeHook<Value: Equatable>: LifecycleHook {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  var role: LifecycleRole { .change }

  @MainActor
  func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    let before = (old as? ChangeHook)?.value
    if let before, before == value { return }
    guard before != nil || isInitial else { return }
    graph.actions.add { action(before ?? value, value) }
  }

  @MainActor
  func removed(from graph: ViewGraph) {}
}

extension View {
  /// Runs an action with the old and the new value after a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    HookedView(content: self, hook: ChangeHook(value: value, isInitial: initial, action: action))
  }

  /// Runs an action after a value has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
