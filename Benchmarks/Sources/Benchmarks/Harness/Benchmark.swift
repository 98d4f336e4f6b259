/// A figure to measure, with an optional goal.
struct Benchmark {
  let name: String
  let unit: String
  var goal: Goal?
  /// The name of the benchmark of the same work at a tenth of the size; nil if there is none.
  var smaller: String?
  let measure: @MainActor () async throws -> Figures

  /// Measures the benchmark in this process.
  @MainActor
  func result() async throws -> BenchmarkResult {
    guard case .time(_, let clock) = goal else {
      return BenchmarkResult(of: self, try await measure(), scale: nil)
    }
    var calibration = Calibration(by: clock)
    await calibration.sample()
    let figures = try await measure()
    await calibration.sample()
    return BenchmarkResult(of: self, figures, scale: calibration.factor)
  }
}
