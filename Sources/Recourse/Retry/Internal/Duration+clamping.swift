extension Duration {
  /// A hundred years: longer than anything waits, and short enough for any clock to add to its time.
  static let longest = Duration.seconds(100 * 365 * 24 * 3_600 as Int64)

  /// A duration that neither is negative nor exceeds the longest, to the nanosecond.
  ///
  /// Whole nanoseconds make what decimal fractions lose good again: 0.1 s doubled is 0.2 s.
  init(clampingSeconds seconds: Double) {
    let limit = Double(Duration.longest.components.seconds)
    // What is no number is no time.
    let clamped = seconds > 0 ? min(seconds, limit) : 0
    self = .nanoseconds(Int64((clamped * 1e9).rounded()))
  }

  /// The duration in seconds, with fractions.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The least number of whole seconds that holds the duration: 0 for a negative one, and the greatest
  /// number of the type for one that is longer.
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
