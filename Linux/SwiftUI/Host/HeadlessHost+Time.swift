@_spi(Testing)
extension HeadlessHost {
  /// Whether something arrives, leaves or is held, or the system still has something to do.
  public var isMoving: Bool {
    graph.flush()
    return pendingCount > 0 || graph.windows.contains(where: graph.isMoving)
  }

  /// How many ends of transitions and late actions are still to come.
  public var pendingCount: Int { graph.timers.count }

  /// How many presentations the system has refused for good while their binding is still `true`.
  public var droppedCount: Int {
    graph.flush()
    return graph.presenters.waiting(outside: graph.screens).count { $0.refusal == .forGood }
  }

  /// Waits until every transition whose time is over has ended, and every action that is due has run.
  ///
  /// Call it after the clock was moved, since timers wake on their own.
  public func catchUp() async {
    await graph.timers.waitForDue()
    graph.flush()
  }

  /// Lets all happen that the app and the system do without a person, until both are at rest.
  ///
  /// Work off the main actor is not waited for.
  ///
  ///     await host.settle { await clock.advance(by: $0) }
  ///
  /// - Parameter advance: Moves the host's clock forward by a time, which leads to the next end of a
  ///   transition or to the next late action.
  public func settle(advancing advance: (Duration) async -> Void) async {
    await drain()
    while !Task.isCancelled, let next = graph.timers.untilNext {
      await advance(max(next, .zero))
      await catchUp()
      await drain()
    }
  }

  /// Gives the main actor's tasks their turns until some turns in a row have changed nothing.
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
