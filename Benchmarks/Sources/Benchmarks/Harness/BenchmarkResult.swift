/// One line of the results.
///
/// Values that don't apply are null in the file: the ratio without a baseline, or `met` without a
/// goal.
struct BenchmarkResult: Codable {
  let name: String
  let value: Double
  let unit: String
  let baseline: Double?
  let ratio: Double?
  /// The value as a multiple of the value at a tenth of the size.
  var growth: Double?
  /// The limit, before it is scaled.
  let goal: Double?
  /// The factor for the goal on this machine, at the time of the measurement.
  let goalScale: Double?
  let met: Bool?

  init(of benchmark: Benchmark, _ figures: Benchmark.Figures, scale: Double?) {
    name = benchmark.name
    unit = benchmark.unit
    value = figures.value.rounded(toSignificantDigits: 4)
    baseline = figures.baseline?.rounded(toSignificantDigits: 4)
    let ratio = figures.baseline.map { figures.value / $0 }
    self.ratio = ratio?.rounded(toSignificantDigits: 4)
    goal = benchmark.goal?.limit
    goalScale = scale?.rounded(toSignificantDigits: 4)
    met =
      switch benchmark.goal {
      case .value(let limit): figures.value <= limit
      case .ratio(let limit): ratio.map { $0 <= limit }
      case .time(let limit, _): scale.map { figures.value <= limit * $0 }
      case nil: nil
      }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, growth, goal, goalScale, met
  }

  // The synthesized method omits nil values.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(growth, forKey: .growth)
    try container.encode(goal, forKey: .goal)
    try container.encode(goalScale, forKey: .goalScale)
    try container.encode(met, forKey: .met)
  }
}
