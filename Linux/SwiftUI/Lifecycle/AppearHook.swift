nonisolated struct AppearHook: LifecycleHook {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  var isAnnouncement: Bool { true }

  @MainActor
  func placed(after old: (any LifecycleHook)?, in graph: ViewGraph) {
    guard old == nil, let appear else { return }
    graph.actions.add(appear)
  }

  @MainActor
  func removed(from graph: ViewGraph, atOnce: Bool) {
    guard let disappear else { return }
    if atOnce { graph.actions.addFirst(disappear) } else { graph.actions.addLast(disappear) }
  }
}

extension View {
  /// Adds an action to perform after the view appears and before it is drawn.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    MemberHookedView(content: self, hook: AppearHook(appear: action, disappear: nil))
  }

  /// Adds an action to perform after the view disappears.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    MemberHookedView(content: self, hook: AppearHook(appear: nil, disappear: action))
  }
}
