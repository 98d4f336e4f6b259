extension NetworkSignal {
  /// Waits until the network is reachable, but no longer than the limit, if there is one.
  nonisolated(nonsending) func waitUntilReachable(
    within limit: Duration?, by clock: some Clock<Duration>, onWaiting: () -> Void
  ) async {
    guard let limit else { return await waitUntilReachable(onWaiting: onWaiting) }
    await withTimeout(limit, clock: clock) { await waitUntilReachable(onWaiting: onWaiting) }
  }
}
