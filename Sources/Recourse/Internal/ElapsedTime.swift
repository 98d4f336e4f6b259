/// Measures the time since its creation, with a clock of any type.
package struct ElapsedTime: Sendable {
  /// Returns the time since the start.
  package let now: @Sendable () -> Duration
  /// Sleeps for a duration.
  package let sleep: @Sendable (Duration) async throws -> Void

  /// Starts to measure time.
  package init(by clock: some Clock<Duration>) {
    let start = clock.now
    now = { start.duration(to: clock.now) }
    sleep = { try await clock.sleep(until: clock.instant(after: $0), tolerance: nil) }
  }
}

extension Clock where Duration == Swift.Duration {
  /// Returns the instant after a duration, clamped to a range from now to a hundred years later.
  ///
  /// The standard library traps on a sleep of more than 292 years.
  func instant(after time: Duration) -> Instant {
    now.advanced(by: time.clamped(to: .zero ... .longest))
  }
}
