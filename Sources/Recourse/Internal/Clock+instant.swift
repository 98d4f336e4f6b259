extension Clock where Duration == Swift.Duration {
  /// Returns the instant after a duration, clamped to a range from now to a hundred years later.
  ///
  /// The standard library traps on a sleep of more than 292 years.
  func instant(after time: Duration) -> Instant {
    now.advanced(by: time.clamped(to: .zero ... .longest))
  }
}
