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
    median(samples(of: work, by: ProcessorClock()))
  }

  /// The nanoseconds of one run of the work, from each of several batches.
  func samples(of work: () -> Void, by clock: any Clock<Duration>) -> [Double] {
    let count = batchSize(of: work, by: clock)
    return (0..<rounds).map { _ in nanoseconds(of: work, count: count, by: clock) }
  }

  /// Measures the nanoseconds of one run of the work, and of what it is compared with.
  func nanoseconds(of work: () -> Void, against baseline: () -> Void) -> Benchmark.Figures {
    let clock = ProcessorClock()
    let workCount = batchSize(of: work, by: clock)
    let baselineCount = batchSize(of: baseline, by: clock)
    var works: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<rounds {
      works.append(nanoseconds(of: work, count: workCount, by: clock))
      baselines.append(nanoseconds(of: baseline, count: baselineCount, by: clock))
    }
    return Benchmark.Figures(value: median(works), baseline: median(baselines))
  }

  /// Measures the milliseconds of one run of work that uses up what it works on.
  ///
  /// - Parameters:
  ///   - clock: What it is measured by. The default is a processor's time, for work that stays on the
  ///     main actor and never waits.
  ///   - prepare: Makes what the work is done on, which takes no part in the time.
  ///   - work: The work, which runs once on each subject; the first run is not counted.
  /// - Returns: The median of five runs.
  /// - Throws: What either of them throws.
  func milliseconds<Subject>(
    by clock: any Clock<Duration> = ProcessorClock(),
    preparing prepare: @MainActor () async throws -> Subject,
    of work: @MainActor (Subject) async throws -> Void
  ) async throws -> Double {
    var times: [Double] = []
    for run in 0...5 {
      let subject = try await prepare()
      let time = try await duration(by: clock) { try await work(subject) }
      if run > 0 { times.append(time / .milliseconds(1)) }
    }
    return median(times)
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
  private func batchSize(of work: () -> Void, by clock: any Clock<Duration>) -> Int {
    var count = 1
    while duration(of: work, count: count, by: clock) < shortestBatch { count *= 2 }
    return count
  }

  private func nanoseconds(
    of work: () -> Void, count: Int, by clock: any Clock<Duration>
  ) -> Double {
    duration(of: work, count: count, by: clock) / .nanoseconds(1) / Double(count)
  }

  private func duration(
    of work: () -> Void, count: Int, by clock: any Clock<Duration>
  ) -> Duration {
    clock.measure {
      for _ in 0..<count { work() }
    }
  }

  /// Runs the work where it is isolated, which a clock's own method would not do.
  private func duration<Time: Clock<Duration>>(
    by clock: Time, of work: @MainActor () async throws -> Void
  ) async rethrows -> Duration {
    let start = clock.now
    try await work()
    return start.duration(to: clock.now)
  }

  func median(_ numbers: [Double]) -> Double {
    numbers.sorted()[numbers.count / 2]
  }
}
