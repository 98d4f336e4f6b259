@_spi(Testing)
extension HeadlessHost {
  /// Whether a presentation arrives, leaves or is held, or the system has work pending.
  public var isMoving: Bool {
    graph.flush()
    return pendingCount > 0 || graph.windows.contains(where: graph.isMoving)
  }

  /// The number of pending transition ends and late actions.
  public var pendingCount: Int { graph.timers.count }

  /// The number of presentations refused for good while their binding is still `true`.
  public var droppedCount: Int {
    graph.flush()
    return graph.presenters.waiting(outside: graph.screens).count { $0.refusal == .forGood }
  }

  /// Waits until every transition that is due has ended and every action that is due has run.
  ///
  /// Call this method after advancing the clock, because timers wake in their own tasks.
  public func catchUp() async {
    await graph.timers.waitForDue()
    graph.flush()
  }

  /// Runs everything that the app and the system do without user input, until both are idle.
  ///
  /// Does not wait for work off the main actor.
  ///
  ///     await host.settle { await clock.advance(by: $0) }
  ///
  /// - Parameter advance: Advances the host's clock by a duration, which leads to the next end of a
  ///   transition or to the next late action.
  public func settle(advancing advance: (Duration) async -> Void) async {
    await drain()
    while !Task.isCancelled, let next = graph.timers.untilNext {
      await advance(max(next, .zero))
      await catchUp()
      await drain()
    }
  }

  /// Yields to the main actor's tasks until 10 turns in a row have changed nothing.
  private func drain() async {
    var quietTurns = 0
    while quietTurns < 10 && !Task.isCancelled {
      await catchUp()
      let revision = graph.revision
      await Task.yield()
      graph.flush()
      quietTurns = graph.revision == revision ? quietTurns + 1 : 0
    }
  }
}
