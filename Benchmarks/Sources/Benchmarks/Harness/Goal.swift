/// The most that a figure may be.
enum Goal {
  /// For the value itself.
  case value(Double)
  /// For the ratio of the value to its baseline.
  case ratio(Double)

  var limit: Double {
    switch self {
    case .value(let limit), .ratio(let limit): limit
    }
  }
}
