/// The upper limit of a figure.
enum Goal {
  /// A limit for the value itself: a count, or an amount of memory.
  case value(Double)
  /// A limit for the ratio of the value to its baseline.
  case ratio(Double)
  /// A limit for a time when ``Calibration`` takes its nominal time; scaled on other machines.
  ///
  /// The clock is the same one that measures the value. Elapsed time grows with the machine's other
  /// work, above all if threads switch; processor time does not.
  case time(Double, by: any Clock<Duration> = ProcessorClock())

  /// The limit, before it is scaled.
  var limit: Double {
    switch self {
    case .value(let limit), .ratio(let limit), .time(let limit, _): limit
    }
  }
}
