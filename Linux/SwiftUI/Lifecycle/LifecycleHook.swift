/// What a view wants to happen when it comes, changes and goes.
@MainActor
protocol LifecycleHook {
  /// Whether the hook does no more than tell the app that its view appears or disappears.
  nonisolated var isAnnouncement: Bool { get }
  /// The view was placed; `old` is what it said the last time, nil when it has just come.
  mutating func placed(after old: (any LifecycleHook)?, in graph: ViewGraph)
  /// The view has gone.
  func removed(from graph: ViewGraph)
}

/// A view whose changes matter to a modifier, which sees the view as one, whatever it consists of.
nonisolated struct HookedView<Content: View, Hook: LifecycleHook>: PrimitiveView {
  let content: Content
  let hook: Hook

  @MainActor
  func place(in placement: inout Placement) {
    placement.lifecycle = hook
    placement.place(content)
  }
}
