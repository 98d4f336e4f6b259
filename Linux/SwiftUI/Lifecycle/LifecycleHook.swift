/// What a view wants to happen when it comes, changes and goes.
@MainActor
protocol LifecycleHook {
  /// What the hook belongs to, which decides whether it matters while its view is off the screen.
  nonisolated var role: LifecycleRole { get }
  /// The view was placed; `old` is what it said the last time, nil when it has just come.
  mutating func placed(after old: (any LifecycleHook)?, in graph: ViewGraph)
  /// The view has gone.
  func removed(from graph: ViewGraph)
}

/// What a hook belongs to.
enum LifecycleRole {
  /// The view's appearing and disappearing.
  case appearance
  /// A task that runs while the view is on the screen.
  case task
  /// A change of a value, on the screen or off it.
  case change
}

/// A view whose coming, changing and going matters to somebody.
nonisolated struct HookedView<Content: View, Hook: LifecycleHook>: PrimitiveView {
  let content: Content
  let hook: Hook

  @MainActor
  func place(in placement: inout Placement) {
    placement.lifecycle = hook
    placement.place(content)
  }
}
