import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct RateLimitTests {
  private let clock = ManualClock()
  private let log = RetryTestLog<Int>()

  @Test func `starts as many calls at once as the count, and the next after the interval`()
    async throws
  {
    let clock = ManualClock(advancesBySleeping: true)
    let limit = RateLimit(3, per: .seconds(10), clock: clock)
    var starts: [Duration] = []
    for number in 0..<8 {
      if number == 1 { await clock.advance(to: .seconds(4)) }
      try await limit.run { starts.append(clock.now.offset) }
    }
    #expect(starts == [0, 4, 4, 10, 14, 14, 20, 24].map { .seconds($0) })
    #expect(clock.sleepers == 0)
  }

  @Test func `unused calls of earlier intervals are not saved up`() async throws {
    let limit = RateLimit(2, per: .seconds(10), longestWait: .zero, clock: clock)
    await clock.advance(to: .seconds(1_000))
    for _ in 1...2 { try await limit.run {} }
    await #expect(throws: CallLimitError(retryAfter: .seconds(10))) { try await limit.run {} }
  }

  @Test func `waiting calls start in the order of their arrival, in time`() async throws {
    let limit = RateLimit(1, per: .seconds(10), longestWait: .seconds(100), clock: clock)
    var calls: [Task<Void, any Error>] = []
    for number in 1...4 {
      calls.append(
        await arrive { [log, clock] in
          try await limit.run { log.append(number * 1_000 + Int(clock.now.offset / .seconds(1))) }
        })
    }
    for second in [10, 20, 30] {
      await clock.waitForSleeper(until: .seconds(second))
      #expect(clock.sleepers == 1, "only the first waiting call sleeps")
      await clock.advance(to: .seconds(second))
    }
    for call in calls { try await call.value }
    #expect(log.values == [1_000, 2_010, 3_020, 4_030])
  }

  @Test func `a cancelled call leaves at once, and its turn goes to the next`() async throws {
    let limit = RateLimit(1, per: .seconds(10), longestWait: .seconds(30), clock: clock)
    try await limit.run {}
    var calls: [Task<Void, any Error>] = []
    for number in 1...3 {
      calls.append(await arrive { [log] in try await limit.run { log.append(number) } })
    }
    await clock.waitForSleeper(until: .seconds(10))
    for index in [0, 1] {
      calls[index].cancel()
      await #expect(throws: CancellationError.self) { try await calls[index].value }
    }
    // Four calls would wait for too long.
    let last = await arrive { [log] in try await limit.run { log.append(4) } }
    for second in [10, 20] {
      await clock.waitForSleeper(until: .seconds(second))
      await clock.advance(to: .seconds(second))
    }
    try await calls[2].value
    try await last.value
    #expect(log.values == [3, 4])
    #expect(clock.sleepers == 0)
  }

  @Test func `refuses a call whose wait would be too long, with the wait`() async throws {
    let limit = RateLimit(2, per: .seconds(10), longestWait: .seconds(15), clock: clock)
    var calls: [Task<Void, any Error>] = []
    for _ in 1...4 { calls.append(await arrive { try await limit.run {} }) }
    await clock.waitForSleeper(until: .seconds(10))
    await #expect(throws: CallLimitError(retryAfter: .seconds(20))) {
      try await limit.run { Issue.record("runs") }
    }
    await clock.advance(to: .milliseconds(5_001))
    let fifth = await arrive { try await limit.run {} }
    await clock.advance(to: .seconds(10))
    await clock.waitForSleeper(until: .seconds(20))
    await clock.advance(to: .seconds(20))
    for call in calls + [fifth] { try await call.value }
  }

  @Test func `a retry waits until the limit has room`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    let limit = RateLimit(1, per: .seconds(60), longestWait: .zero, clock: clock)
    try await limit.run {}
    let value = try await withRetry(
      .constant(.zero, maxAttempts: 2), idempotency: .nonIdempotent,
      context: RetryContext(clock: clock)
    ) {
      try await limit.run { clock.now.offset }
    }
    #expect(value == .seconds(60))
  }

  @Test func `passes on the value and the error of the operation, on the caller's actor`()
    async throws
  {
    let limit = RateLimit(10, per: .seconds(1), clock: clock)
    #expect(try await limit.run { 42 } == 42)
    await #expect(throws: RetryTestError.busy) { try await limit.run { throw RetryTestError.busy } }
    try await limit.run { MainActor.assertIsolated() }
  }

  @Test(arguments: UInt64(1)...20)
  func `no interval contains more starts than the count, and each turn is used`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &random)
    let interval = Int.random(in: 1...10, using: &random)
    let load = RateLoad(
      RateLimit(count, per: .seconds(interval), longestWait: .seconds(10_000), clock: clock),
      clock: clock)
    for _ in 0..<100 {
      load.call()
      if Int.random(in: 0..<3, using: &random) == 0 {
        await load.wait(Int.random(in: 0...interval, using: &random))
      }
      if Int.random(in: 0..<4, using: &random) == 0 { load.cancel(using: &random) }
    }
    while load.isRunning { await load.wait(1) }
    #expect(clock.sleepers == 0)
    let starts = load.starts
    #expect(starts.count > 50)
    for (call, earlier) in zip(starts.dropFirst(count), starts) {
      let turn = earlier.start + .seconds(interval)
      #expect(call.start >= turn, "too early, seed \(seed)")
      #expect(call.start == max(turn, call.arrival), "a turn is lost, seed \(seed)")
    }
  }
}

/// Calls within a limit, of which some are cancelled.
@MainActor
private final class RateLoad {
  private(set) var starts: [(arrival: Duration, start: Duration)] = []
  private let limit: RateLimit
  private let clock: ManualClock
  private var calls: [Task<Void, Never>] = []
  private var ended = 0

  init(_ limit: RateLimit, clock: ManualClock) {
    self.limit = limit
    self.clock = clock
  }

  var isRunning: Bool { ended < calls.count }

  func call() {
    calls.append(
      Task {
        let arrival = clock.now.offset
        _ = await thrownError {
          try await limit.run { starts.append((arrival, clock.now.offset)) }
        }
        ended += 1
      })
  }

  func cancel(using random: inout SeededGenerator) {
    calls.randomElement(using: &random)?.cancel()
  }

  /// Advances the clock by a number of seconds; none of them passes before the first waiting call
  /// sleeps.
  func wait(_ seconds: Int) async {
    for _ in 0..<seconds {
      while isRunning, clock.sleepers == 0 { await Task.yield() }
      await clock.advance(by: .seconds(1))
    }
  }
}
