/// Measures how long a piece of work takes.
///
/// The work runs in batches that are long enough for the clock. What is compared takes turns, so
/// that whatever else the machine does falls on both. The median of the batches counts. Work that
/// never waits is measured in the time of the processor, and the rest in the time that passes.
@MainActor
struct Measurement {
  var rounds = 21
  var shortestBatch = Duration.milliseconds(10)

  /// Measures the nanoseconds of one run of the work.
  func nanoseconds(of work: () -> Void) -> Double {
    let count = batchSize(of: work)
    return median((0..<rounds).map { _ in nanoseconds(of: work, count: count) })
  }

  /// Measures the nanoseconds of one run of the work, and of what it is compared with.
  func nanoseconds(of work: () -> Void, against baseline: () -> Void) -> Benchmark.Figures {
    let workCount = batchSize(of: work)
    let baselineCount = batchSize(of: baseline)
    var works: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<rounds {
      works.append(nanoseconds(of: work, count: workCount))
      baselines.append(nanoseconds(of: baseline, count: baselineCount))
    }
    return Benchmark.Figures(value: median(works), baseline: median(baselines))
  }

  /// Measures the seconds of one run of work that takes long; the first run is not counted.
  func seconds(of work: () async throws -> Void) async throws -> Double {
    try await work()
    var seconds: [Double] = []
    for _ in 0..<5 {
      seconds.append(try await ContinuousClock().measure { try await work() } / .seconds(1))
    }
    return median(seconds)
  }

  /// How many runs fill a batch; finding out warms the work up.
  private func batchSize(of work: () -> Void) -> Int {
    var count = 1
    while duration(of: work, count: count) < shortestBatch { count *= 2 }
    return count
  }

  private func nanoseconds(of work: () -> Void, count: Int) -> Double {
    duration(of: work, count: count) / .nanoseconds(1) / Double(count)
  }

  private func duration(of work: () -> Void, count: Int) -> Duration {
    ProcessorClock().measure {
      for _ in 0..<count { work() }
    }
  }

  func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }
}
