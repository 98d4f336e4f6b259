/// A modifier's response to the appearance, changes and disappearance of a view.
@MainActor
protocol LifecycleHook {
  /// Whether the hook only notifies the app that its view appears or disappears.
  nonisolated var isAnnouncement: Bool { get }
  /// Handles a placement of the view; `old` is the previous hook, nil when the view appears.
  mutating func placed(after old: (any LifecycleHook)?, in graph: ViewGraph)
  /// Handles the removal of the view; `atOnce` if its transition is `.identity`.
  func removed(from graph: ViewGraph, atOnce: Bool)
}

/// A view with a hook that treats the view as one, regardless of the number of its members.
nonisolated struct HookedView<Content: View, Hook: LifecycleHook>: PrimitiveView {
  let content: Content
  let hook: Hook

  @MainActor
  func place(in placement: inout Placement) {
    placement.lifecycle = hook
    placement.place(content)
  }
}
