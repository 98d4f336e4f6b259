import CAllocations

/// Measures the duration of work.
///
/// The work runs in batches that are long enough for the clock. A value and its baseline run
/// alternately, so that other load of the machine affects both. Each batch is a sample. Work that
/// never waits is measured in processor time, and other work in elapsed time.
@MainActor
struct Measurement {
  var rounds = 21
  var shortestBatch = Duration.milliseconds(10)

  /// Measures the nanoseconds of one run of the work.
  func nanoseconds(of work: () -> Void) -> Benchmark.Figures {
    Benchmark.Figures(of: samples(of: work, by: ProcessorClock()))
  }

  /// Returns the nanoseconds of one run of the work, one sample for each batch.
  func samples(of work: () -> Void, by clock: any Clock<Duration>) -> [Double] {
    let count = batchSize(of: work, by: clock)
    return (0..<rounds).map { _ in nanoseconds(of: work, count: count, by: clock) }
  }

  /// Measures the nanoseconds of one run of the work, and of its baseline.
  ///
  /// - Parameters:
  ///   - clock: Measures the time. The default is processor time, for work that never waits.
  ///   - work: The work.
  ///   - baseline: The work to compare with.
  /// - Returns: The figures of both.
  func nanoseconds(
    by clock: any Clock<Duration> = ProcessorClock(), of work: () -> Void,
    against baseline: () -> Void
  ) -> Benchmark.Figures {
    let workCount = batchSize(of: work, by: clock)
    let baselineCount = batchSize(of: baseline, by: clock)
    var works: [Double] = []
    var baselines: [Double] = []
    for _ in 0..<rounds {
      works.append(nanoseconds(of: work, count: workCount, by: clock))
      baselines.append(nanoseconds(of: baseline, count: baselineCount, by: clock))
    }
    return Benchmark.Figures(of: works, against: baselines)
  }

  /// Measures the milliseconds of one run of work that consumes its subject.
  ///
  /// - Parameters:
  ///   - clock: Measures the time. The default is processor time, for work that stays on the main
  ///     actor and never waits.
  ///   - prepare: Creates a subject for the work; not included in the time.
  ///   - work: The work, which runs once on each subject. The first run is not counted.
  /// - Returns: The figures of five runs.
  /// - Throws: An error of either closure.
  func milliseconds<Subject>(
    by clock: any Clock<Duration> = ProcessorClock(),
    preparing prepare: @MainActor () async throws -> Subject,
    of work: @MainActor (Subject) async throws -> Void
  ) async throws -> Benchmark.Figures {
    var times: [Double] = []
    for run in 0...5 {
      let subject = try await prepare()
      let time = try await duration(by: clock) { try await work(subject) }
      if run > 0 { times.append(time / .milliseconds(1)) }
    }
    return Benchmark.Figures(of: times)
  }

  /// Measures the seconds of one run of long work, and of its baseline; the first run of each is
  /// not counted.
  func seconds(
    of work: () async throws -> Void, against baseline: () async throws -> Void
  ) async throws -> Benchmark.Figures {
    var works: [Double] = []
    var baselines: [Double] = []
    for _ in 0...5 {
      works.append(try await ContinuousClock().measure { try await work() } / .seconds(1))
      baselines.append(try await ContinuousClock().measure { try await baseline() } / .seconds(1))
    }
    return Benchmark.Figures(of: Array(works.dropFirst()), against: Array(baselines.dropFirst()))
  }

  /// Counts the allocations of one run of the work, after a thousand runs to warm up.
  func allocations(of work: () async throws -> Void) async rethrows -> Benchmark.Figures {
    for _ in 0..<1_000 { try await work() }
    let before = recourse_allocations()
    for _ in 0..<1_000 { try await work() }
    return Benchmark.Figures(value: Double(recourse_allocations() - before) / 1_000)
  }

  /// Returns the number of runs that fill a batch, and warms up the work.
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

  /// Runs the work in its own isolation, unlike a clock's `measure` method.
  private func duration<Time: Clock<Duration>>(
    by clock: Time, of work: @MainActor () async throws -> Void
  ) async rethrows -> Duration {
    let start = clock.now
    try await work()
    return start.duration(to: clock.now)
  }
}
