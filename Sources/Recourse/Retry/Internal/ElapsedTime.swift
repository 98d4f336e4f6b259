/// The time since a moment, by a clock of any type.
struct ElapsedTime: Sendable {
  /// The time since the start.
  let now: @Sendable () -> Duration
  /// Sleeps for so long.
  let sleep: @Sendable (Duration) async throws -> Void

  /// Starts now.
  init(by clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.instant(after: $0), tolerance: nil) }
  }
}
