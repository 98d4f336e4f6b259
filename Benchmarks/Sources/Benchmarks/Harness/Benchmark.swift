/// A figure to measure, and what it should be.
struct Benchmark {
  /// What was measured: the value, and what it is compared with.
  struct Figures {
    let value: Double
    var baseline: Double?
  }

  let name: String
  let unit: String
  var goal: Goal?
  let measure: @MainActor () async throws -> Figures

  /// Measures in this process.
  @MainActor
  func result() async throws -> BenchmarkResult {
    let figures = try await measure()
    return BenchmarkResult(
      name: name, unit: unit, value: figures.value, baseline: figures.baseline, goal: goal)
  }
}
