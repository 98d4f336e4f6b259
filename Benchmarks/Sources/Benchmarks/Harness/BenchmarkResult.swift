/// One line of the results.
///
/// Values that don't apply are null in the file: the ratio without a baseline, or `met` without a
/// goal. A program for comparison may omit all but the name, the value and the unit.
struct BenchmarkResult: Codable {
  let name: String
  let value: Double
  let unit: String
  /// The lower quartile of the samples.
  let low: Double?
  /// The upper quartile of the samples.
  let high: Double?
  let baseline: Double?
  let ratio: Double?
  /// The value as a multiple of the value at a tenth of the size.
  var growth: Double?
  /// The limit, before it is scaled.
  let goal: Double?
  /// The factor for the goal on this machine, at the time of the measurement.
  let goalScale: Double?
  /// The largest value that meets the goal: the goal, its product with the scale, or its product
  /// with the baseline.
  let limit: Double?
  let met: Bool?
  /// The results of other programs, by the names of their files.
  var beside: [String: BenchmarkResult]?

  init(of benchmark: Benchmark, _ figures: Benchmark.Figures, scale: Double?) {
    name = benchmark.name
    unit = benchmark.unit
    value = figures.value.rounded(toSignificantDigits: 4)
    low = figures.spread?.lowerBound.rounded(toSignificantDigits: 4)
    high = figures.spread?.upperBound.rounded(toSignificantDigits: 4)
    baseline = figures.baseline?.rounded(toSignificantDigits: 4)
    ratio = figures.baseline.map { figures.value / $0 }?.rounded(toSignificantDigits: 4)
    goal = benchmark.goal?.limit
    goalScale = scale?.rounded(toSignificantDigits: 4)
    let limit =
      switch benchmark.goal {
      case .value(let limit): limit
      case .ratio(let limit): figures.baseline.map { limit * $0 }
      case .time(let limit, _): scale.map { limit * $0 }
      case nil: Double?.none
      }
    self.limit = limit?.rounded(toSignificantDigits: 4)
    met = limit.map { figures.value <= $0 }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, low, high, baseline, ratio, growth, goal, goalScale, limit, met, beside
  }

  // The synthesized method omits nil values.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(low, forKey: .low)
    try container.encode(high, forKey: .high)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(growth, forKey: .growth)
    try container.encode(goal, forKey: .goal)
    try container.encode(goalScale, forKey: .goalScale)
    try container.encode(limit, forKey: .limit)
    try container.encode(met, forKey: .met)
    try container.encode(beside, forKey: .beside)
  }
}
