/// What a person starts by pulling a list down.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// Refreshes what the view is part of; nil where nothing can be refreshed.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets a person refresh what is inside, by pulling down whatever in it scrolls.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    EnvironmentView(content: self, value: RefreshAction(action: action)) { $0.refresh = $1 }
  }
}

extension Placement {
  /// Lets a person pull the element down, where something around it can be refreshed.
  mutating func offerRefresh() {
    guard let refresh = environment.refresh else { return }
    element?.traits.isRefreshable = true
    handlers.refresh = refresh
  }
}
