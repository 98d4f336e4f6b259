/// One line of the results.
///
/// What does not apply is null in the file: a ratio without a baseline, a judgement without a goal.
struct BenchmarkResult: Encodable {
  let name: String
  let value: Double
  let unit: String
  let baseline: Double?
  let ratio: Double?
  let goal: Double?
  let met: Bool?

  init(name: String, unit: String, value: Double, baseline: Double?, goal: Goal?) {
    self.name = name
    self.unit = unit
    self.value = value.rounded(toSignificantDigits: 4)
    self.baseline = baseline?.rounded(toSignificantDigits: 4)
    let ratio = baseline.map { value / $0 }
    self.ratio = ratio?.rounded(toSignificantDigits: 4)
    self.goal = goal?.limit
    met =
      switch goal {
      case .value(let limit): value <= limit
      case .ratio(let limit): ratio.map { $0 <= limit }
      case nil: nil
      }
  }

  private enum CodingKeys: CodingKey {
    case name, value, unit, baseline, ratio, goal, met
  }

  // The synthesized method leaves out what is nil.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(value, forKey: .value)
    try container.encode(unit, forKey: .unit)
    try container.encode(baseline, forKey: .baseline)
    try container.encode(ratio, forKey: .ratio)
    try container.encode(goal, forKey: .goal)
    try container.encode(met, forKey: .met)
  }
}
