import RecourseTesting

/// The cost of advancing a manual clock over many deadlines.
///
/// Each deadline has a task of its own, which must resume exactly at its deadline.
enum ClockBenchmarks {
  static let all: [Benchmark] = Benchmark.growth(
    "clock.", "-deadlines", unit: "ms", goal: .time(1_000, by: ContinuousClock())
  ) { count in
    try await Measurement().milliseconds(by: ContinuousClock()) {
      let clock = ManualClock()
      let tasks = (1...count).map { second in
        Task.detached {
          try await clock.sleep(for: .seconds(second))
          precondition(clock.now.offset == .seconds(second))
        }
      }
      await clock.waitForSleepers(count)
      return (clock, tasks)
    } of: { clock, tasks in
      await clock.advance(by: .seconds(count))
      for task in tasks { try await task.value }
    }
  }
}
