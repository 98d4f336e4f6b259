extension Duration {
  /// A hundred years: longer than any wait, and short enough for any clock to add to its time.
  static let longest = Duration.seconds(100 * 365 * 24 * 3_600 as Int64)

  /// Creates a duration rounded to nanoseconds, and clamped to a range from zero to the longest
  /// duration.
  ///
  /// Rounding removes the inaccuracy of decimal fractions: 0.1 s doubled is 0.2 s.
  init(clampingSeconds seconds: Double) {
    let limit = Double(Duration.longest.components.seconds)
    // NaN becomes zero.
    let clamped = seconds > 0 ? min(seconds, limit) : 0
    self = .nanoseconds(Int64((clamped * 1e9).rounded()))
  }

  /// The duration in seconds, including fractions.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// Returns the duration in seconds, rounded up: zero for a negative duration, and the type's
  /// maximum for a longer one.
  package func secondsRoundedUp<Number: FixedWidthInteger>(
    as type: Number.Type = Int.self
  ) -> Number {
    let (seconds, attoseconds) = components
    let whole = Number(clamping: max(0, seconds))
    return attoseconds > 0 && whole < .max ? whole + 1 : whole
  }

  func clamped(to range: ClosedRange<Duration>) -> Duration {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
