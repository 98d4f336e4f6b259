extension Measurement {
  /// Measures the nanoseconds of one run of asynchronous work, and of its baseline.
  ///
  /// Each block runs its work as often as requested. One closure call per run would be part of both
  /// times, and would hide the difference between them.
  ///
  /// - Parameters:
  ///   - clock: Measures the time. The default is elapsed time; use processor time for work that
  ///     stays on the main actor and never waits.
  ///   - work: The work.
  ///   - baseline: The work for comparison.
  /// - Returns: The figures of both.
  /// - Throws: An error of either block.
  func nanoseconds(
    by clock: any Clock<Duration> = ContinuousClock(),
    of work: (_ count: Int) async throws -> Void,
    against baseline: (_ count: Int) async throws -> Void
  ) async throws -> Benchmark.Figures {
    let workCount = try await batchSize(of: work, by: clock)
    let baselineCount = try await batchSize(of: baseline, by: clock)
    var works: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<rounds {
      works.append(try await nanoseconds(of: work, count: workCount, by: clock))
      baselines.append(try await nanoseconds(of: baseline, count: baselineCount, by: clock))
    }
    return Benchmark.Figures(of: works, against: baselines)
  }

  /// Returns the nanoseconds of one run of asynchronous work, one sample for each batch.
  func samples(
    by clock: any Clock<Duration>, of work: (_ count: Int) async throws -> Void
  ) async rethrows -> [Double] {
    let count = try await batchSize(of: work, by: clock)
    var samples: [Double] = []
    for _ in 0..<rounds {
      samples.append(try await nanoseconds(of: work, count: count, by: clock))
    }
    return samples
  }

  private func batchSize(
    of work: (Int) async throws -> Void, by clock: any Clock<Duration>
  ) async rethrows -> Int {
    var count = 1
    while try await clock.measure({ try await work(count) }) < shortestBatch { count *= 2 }
    return count
  }

  private func nanoseconds(
    of work: (Int) async throws -> Void, count: Int, by clock: any Clock<Duration>
  ) async rethrows -> Double {
    try await clock.measure { try await work(count) } / .nanoseconds(1) / Double(count)
  }
}
