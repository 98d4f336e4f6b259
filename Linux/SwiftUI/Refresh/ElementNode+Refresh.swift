@_spi(Rendering)
extension ElementNode {
  /// Begins a refresh, as pulling the element down does; a pull during a refresh joins that
  /// refresh.
  ///
  /// The task is cancelled when the element is removed.
  ///
  /// - Returns: The task of the refresh; nil if the element is not refreshable.
  @discardableResult
  public func refresh() -> Task<Void, Never>? {
    guard let refresh = handlers.refresh else { return nil }
    if let refreshing { return refreshing }
    let task = Task { [weak self] in
      await refresh()
      self?.refreshing = nil
    }
    refreshing = task
    return task
  }

  /// Handles a redraw of the element, which may cancel a refresh.
  func noteRedraw() {
    guard let refreshing, let graph = view?.graph else { return }
    if graph.decisions.choose(\.cancelsRefreshes) { refreshing.cancel() }
  }

  /// Whether a refresh is in progress.
  public var isRefreshing: Bool { refreshing != nil }
}
