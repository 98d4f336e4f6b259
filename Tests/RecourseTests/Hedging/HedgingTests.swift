import Recourse
import RecourseTesting
import Testing

@Suite struct HedgingTests {
  private let clock = ManualClock()
  private let runs = HedgingRuns()

  @Test func `runs a fast operation once and leaves no sleeper`() async {
    let value = await withHedging(after: .seconds(1), clock: clock) { [runs] in runs.start() }
    #expect(value == 1)
    #expect(runs.count == 1)
    #expect(clock.sleepers == 0)
  }

  @Test func `returns the second run's value if the first is slow, and cancels the first`()
    async throws
  {
    async let value = hedged { run in
      if run == 1 { try await clock.sleep(for: .seconds(100)) }
      return run
    }
    await clock.waitForSleeper(until: .seconds(100))
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(to: .seconds(1))
    #expect(try await value == 2)
    #expect(clock.sleepers == 0, "the first run was waited for")
  }

  @Test func `returns the first run's value if the second is even slower`() async throws {
    async let value = hedged { run in
      try await clock.sleep(for: .seconds(run == 1 ? 5 : 100))
      return run
    }
    await clock.waitForSleeper(until: .seconds(5))
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(to: .seconds(1))
    await clock.waitForSleeper(until: .seconds(101))
    await clock.advance(to: .seconds(5))
    #expect(try await value == 1)
    #expect(runs.count == 2)
    #expect(clock.sleepers == 0)
  }

  @Test func `starts at most the allowed number of runs, one after each delay`() async throws {
    async let value = hedged(maxAttempts: 3) { run in
      try await clock.sleep(for: .seconds(50))
      return run
    }
    for second in 1...2 {
      await clock.waitForSleeper(until: .seconds(second))
      await clock.waitForSleeper(until: .seconds(49 + second))
      #expect(runs.count == second)
      await clock.advance(to: .seconds(second))
    }
    await clock.waitForSleeper(until: .seconds(52))
    #expect(runs.count == 3)
    #expect(clock.sleepers == 3, "only the runs sleep")
    await clock.advance(to: .seconds(50))
    #expect(try await value == 1)
  }

  @Test(arguments: [-1, 0, 1])
  func `runs once if a single run is allowed`(_ maxAttempts: Int) async throws {
    async let value = hedged(maxAttempts: maxAttempts) { run in
      try await clock.sleep(for: .seconds(5))
      return run
    }
    await clock.waitForSleepers()
    #expect(clock.sleepers == 1)
    await clock.advance(to: .seconds(5))
    #expect(try await value == 1)
    #expect(runs.count == 1)
  }

  @Test func `doesn't retry, and fails when no run remains`() async {
    let error = await thrownError { try await hedged { run in throw HedgingTestError(run: run) } }
    #expect(error as? HedgingTestError == HedgingTestError(run: 1))
    #expect(runs.count == 1)
    #expect(clock.sleepers == 0)
  }

  @Test func `continues when one of two runs has failed`() async throws {
    async let value = hedged { run in
      guard run == 1 else { throw HedgingTestError(run: run) }
      try await clock.sleep(for: .seconds(3))
      return run
    }
    await clock.waitForSleeper(until: .seconds(1))
    await clock.waitForSleeper(until: .seconds(3))
    await clock.advance(to: .seconds(1))
    await clock.advance(to: .seconds(3))
    #expect(try await value == 1)
  }

  @Test(arguments: [(3, 100), (100, 3)])
  func `throws the first run's error when both have failed, in either order`(
    first: Int, second: Int
  ) async throws {
    async let outcome = thrownError {
      try await hedged { run in
        try await clock.sleep(for: .seconds(run == 1 ? first : second))
        throw HedgingTestError(run: run)
      }
    }
    await clock.waitForSleeper(until: .seconds(1))
    await clock.waitForSleeper(until: .seconds(first))
    await clock.advance(to: .seconds(1))
    await clock.waitForSleeper(until: .seconds(1 + second))
    await clock.advance(to: .seconds(50))
    #expect(clock.sleepers == 1, "the other still runs")
    await clock.advance(to: .seconds(200))
    #expect(await outcome as? HedgingTestError == HedgingTestError(run: 1))
  }

  @Test func `cancellation ends every run immediately`() async {
    let task = Task { [clock] in
      try await withHedging(after: .seconds(1), clock: clock) {
        try await clock.sleep(for: .seconds(100))
      }
    }
    await clock.waitForSleepers(2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @Test func `preserves the error type`() async {
    do throws(HedgingTestError) {
      try await withHedging(after: .seconds(1), clock: clock) { () async throws(HedgingTestError) in
        throw HedgingTestError(run: 7)
      }
    } catch {
      #expect(error.run == 7)
    }
  }

  private func hedged(
    maxAttempts: Int = 2, _ operation: @escaping @Sendable (Int) async throws -> Int
  ) async throws -> Int {
    try await withHedging(after: .seconds(1), maxAttempts: maxAttempts, clock: clock) { [runs] in
      try await operation(runs.start())
    }
  }
}

private struct HedgingTestError: Error, Equatable { let run: Int }

private final class HedgingRuns: Sendable {
  private let started = Locked(0)

  var count: Int { started.withLock { $0 } }

  func start() -> Int {
    started.withLock { count in
      count += 1
      return count
    }
  }
}
