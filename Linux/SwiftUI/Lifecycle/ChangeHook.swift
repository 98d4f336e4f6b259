nonisolated struct ChangeHook<Value: Equatable>: LifecycleHook {
  let value: Value
  let isInitial: Bool
  /// Whether the closure of the previous evaluation runs, with its captured values.
  var runsPreviousAction = false
  let action: (Value, Value) -> Void
  var isAnnouncement: Bool { false }

  @MainActor
  func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    let old = old as? ChangeHook
    if let old, old.value == value { return }
    guard old != nil || isInitial else { return }
    let action = runsPreviousAction ? old?.action ?? action : action
    graph.actions.add { action(old?.value ?? value, value) }
  }

  @MainActor
  func removed(from graph: ViewGraph, atOnce: Bool) {}
}

extension View {
  /// Adds an action to perform with the old and the new value after a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    HookedView(content: self, hook: ChangeHook(value: value, isInitial: initial, action: action))
  }

  /// Adds an action to perform after a value changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Adds an action to perform with the new value after a value changes.
  ///
  /// Runs the closure of the previous evaluation, with the values captured then.
  @available(
    *, deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    HookedView(
      content: self,
      hook: ChangeHook(value: value, isInitial: false, runsPreviousAction: true) { action($1) })
  }
}
