/// The most that a figure may be.
enum Goal {
  /// For the value itself: a count, or an amount of memory.
  case value(Double)
  /// For the ratio of the value to its baseline.
  case ratio(Double)
  /// For a time, on a machine on which ``Calibration`` takes its nominal time; scaled on others.
  ///
  /// The clock is the one that measures the value: time that passes grows with the machine's other
  /// work, above all where threads hand over, and a processor's time does not.
  case time(Double, by: any Clock<Duration> = ProcessorClock())

  /// The limit, before it is scaled.
  var limit: Double {
    switch self {
    case .value(let limit), .ratio(let limit), .time(let limit, _): limit
    }
  }
}
