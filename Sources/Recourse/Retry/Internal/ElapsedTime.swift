/// The time since a moment, by a clock of any type.
package struct ElapsedTime: Sendable {
  /// The time since the start.
  package let now: @Sendable () -> Duration
  /// Sleeps for so long.
  package let sleep: @Sendable (Duration) async throws -> Void

  /// Starts now.
  package init(by clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.instant(after: $0), tolerance: nil) }
  }
}
