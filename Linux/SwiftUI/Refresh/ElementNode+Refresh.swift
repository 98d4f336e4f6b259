@_spi(Rendering)
extension ElementNode {
  /// Begins to refresh, as pulling the element down does; a pull meanwhile is the same one.
  ///
  /// The task is cancelled when the element goes.
  ///
  /// - Returns: What runs; nil where nothing can be refreshed.
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

  /// The element was drawn again, which may cancel a refresh.
  func noteRedraw() {
    guard let refreshing, let graph = view?.graph else { return }
    if graph.decisions.choose(\.cancelsRefreshes) { refreshing.cancel() }
  }

  /// Whether what a pull has begun still runs.
  public var isRefreshing: Bool { refreshing != nil }
}
