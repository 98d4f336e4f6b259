extension Measurement {
  /// Measures the nanoseconds of one run of asynchronous work, and of what it is compared with.
  ///
  /// Each block runs its work as often as it is told to: a call of a closure for each run would be a
  /// part of both times, and hide what is between them.
  ///
  /// - Parameters:
  ///   - clock: What it is measured by. The default is the time that passes; a processor's time is for
  ///     work that stays on the main actor and never waits.
  ///   - work: The work.
  ///   - baseline: What it is compared with.
  /// - Returns: The nanoseconds of both.
  /// - Throws: What either of them throws.
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
    return Benchmark.Figures(value: median(works), baseline: median(baselines))
  }

  /// The nanoseconds of one run of asynchronous work, from each of several batches.
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
