extension Clock where Duration == Swift.Duration {
  /// The moment after some time, which is now at the earliest.
  ///
  /// A sleep of more than 292 years would trap in the standard library.
  func instant(after time: Duration) -> Instant {
    now.advanced(by: time.clamped(to: .zero ... .longest))
  }
}
