import RecourseTestServer

extension GalleryServer {
  /// Creates a server with the orders at the path `orders`, and an empty list at `archive`.
  ///
  /// - Parameter clock: Measures the delays of late responses. The default is a continuous clock.
  convenience init(clock: any Clock<Duration> = ContinuousClock()) {
    self.init {
      try LoopbackServer(
        ["/orders": .encoding(Order.examples), "/archive": .encoding([Order]())], clock: clock)
    }
  }

  /// Requests a list of orders.
  func orders(at path: String = "orders") async throws -> [Order] {
    try await get(path)
  }
}
