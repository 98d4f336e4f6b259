/// An action that refreshes data, which the user starts by pulling down a list.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Runs the refresh, and returns at its end.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// The action that refreshes the view's data; nil if there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Marks the view's data as refreshable, by pulling down a scrollable view in the content.
  public nonisolated func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View {
    EnvironmentView(content: self, value: RefreshAction(action: action)) { $0.refresh = $1 }
  }
}

extension Placement {
  /// Makes the element refreshable if the environment has a refresh action.
  mutating func offerRefresh() {
    guard let refresh = environment.refresh else { return }
    element?.traits.isRefreshable = true
    handlers.refresh = refresh
  }
}
