import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryTests {
  private let clock = ManualClock(advancesBySleeping: true)
  private let schedule = RetrySchedule.constant(.seconds(1), maxAttempts: 3)

  @Test func `runs a successful operation once`() async {
    var runs = 0
    let value = await withRetry(
      schedule, idempotency: .idempotent, context: RetryContext(clock: clock)
    ) {
      runs += 1
      return "fine"
    }
    #expect(value == "fine")
    #expect(runs == 1)
    #expect(clock.now.offset == .zero)
  }

  @Test func `runs an operation exactly twice if the first retry succeeds`() async throws {
    var runs = 0
    let value = try await withRetry(
      schedule, idempotency: .idempotent, context: RetryContext(clock: clock)
    ) {
      runs += 1
      if runs == 1 { throw RetryTestError.busy }
      return runs
    }
    #expect(value == 2)
    #expect(runs == 2)
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `makes three attempts by default`() async {
    var runs = 0
    try? await withRetry(idempotency: .idempotent, context: RetryContext(clock: clock)) {
      runs += 1
      throw RetryTestError.busy
    }
    #expect(runs == 3)
  }

  @Test func `throws the last error unchanged, with its type`() async {
    var runs = 0
    do throws(RetryTestError) {
      try await withRetry(
        schedule, idempotency: .idempotent, context: RetryContext(clock: clock)
      ) { () async throws(RetryTestError) in
        runs += 1
        throw .number(runs)
      }
    } catch {
      #expect(error == .number(3))
    }
    #expect(runs == 3)
  }

  @Test func `needs no try for an operation that doesn't throw`() async {
    let value = await withRetry(
      schedule, idempotency: .idempotent, context: RetryContext(clock: clock)
    ) { 42 }
    #expect(value == 42)
  }

  @Test @MainActor func `runs every attempt and callback on the main actor`() async throws {
    var runs = 0
    var phases = 0
    try await withRetry(
      .constant(.zero, maxAttempts: 3).within(.seconds(60)), idempotency: .idempotent,
      context: RetryContext(clock: ManualClock())
    ) { _ in
      MainActor.assertIsolated()
      phases += 1
    } operation: {
      MainActor.assertIsolated()
      runs += 1
      if runs == 1 { throw RetryTestError.busy }
    }
    MainActor.assertIsolated()
    #expect(runs == 2)
    #expect(phases > 0)
  }

  @Test func `stays isolated to any actor`() async throws {
    actor Counter {
      var runs = 0

      func run(_ schedule: RetrySchedule, clock: ManualClock) async throws -> Int {
        try await withRetry(schedule, idempotency: .idempotent, context: RetryContext(clock: clock))
        {
          assertIsolated()
          runs += 1
          if runs < 3 { throw RetryTestError.busy }
          return runs
        }
      }
    }
    #expect(try await Counter().run(schedule, clock: clock) == 3)
  }

  @Test func `reports its progress with all failures`() async {
    var progress: [RetryProgress] = []
    var runs = 0
    let start = Date(timeIntervalSince1970: 100)
    try? await withRetry(
      schedule, idempotency: .idempotent,
      context: RetryContext(clock: clock, now: { start + clock.now.offset / .seconds(1) })
    ) {
      progress.append($0)
    } operation: {
      runs += 1
      throw RetryTestError.number(runs)
    }
    let delay = Duration.seconds(1)
    #expect(
      progress.map(\.phase) == [
        .waiting(delay), .trying, .waiting(delay), .trying, .stopped(.attemptsUsedUp),
      ])
    #expect(progress.map(\.failures.count) == [1, 1, 2, 2, 3])
    let failures = progress.last?.failures ?? []
    #expect(failures.map(\.number) == [1, 2, 3])
    #expect(failures.map { $0.error as? RetryTestError } == [.number(1), .number(2), .number(3)])
    #expect(failures.map(\.date) == [start, start + 1, start + 2])
    #expect(
      failures.map(\.decision) == [
        .retry(after: delay, reason: .schedule), .retry(after: delay, reason: .schedule),
        .stop(.attemptsUsedUp),
      ])
  }

  @Test func `reports why it stops retrying`() async {
    func stop(
      _ schedule: RetrySchedule, _ idempotency: Idempotency = .idempotent, after error: any Error
    ) async -> RetryStop? {
      var last: RetryProgress?
      try? await withRetry(schedule, idempotency: idempotency, context: RetryContext(clock: clock))
      {
        last = $0
      } operation: {
        throw error
      }
      guard case .stopped(let stop)? = last?.phase else { return nil }
      #expect(last?.failures.last?.decision == .stop(stop))
      return stop
    }
    let later = RetryTestStatus(statusCode: 503, retryAfter: .seconds(600))
    #expect(await stop(schedule, after: RetryTestStatus(statusCode: 404)) == .notRetryable)
    #expect(await stop(schedule, after: CancellationError()) == .cancelled)
    #expect(await stop(schedule, .nonIdempotent, after: URLError(.timedOut)) == .notIdempotent)
    #expect(await stop(.never, after: URLError(.timedOut)) == .attemptsUsedUp)
    let budget = RetryBudget(capacity: 0)
    var last: RetryProgress?
    try? await withRetry(
      schedule, idempotency: .idempotent, context: RetryContext(budget: budget, clock: clock)
    ) {
      last = $0
    } operation: {
      throw URLError(.timedOut)
    }
    #expect(last?.phase == .stopped(.budgetUsedUp))
    let limited = schedule.within(.seconds(60))
    let manualClock = ManualClock()
    try? await withRetry(
      limited, idempotency: .idempotent, context: RetryContext(clock: manualClock)
    ) {
      last = $0
    } operation: {
      throw later
    }
    #expect(last?.phase == .stopped(.timeUsedUp(delay: .seconds(600))))
    #expect(manualClock.now.offset == .zero)
    #expect(manualClock.sleepers == 0)
  }

  @Test func `follows its decisions under random failures`() async {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let clock = ManualClock(advancesBySleeping: true)
      let maxAttempts = Int.random(in: 1...8, using: &generator)
      let schedule = RetrySchedule.exponential(
        maxAttempts: maxAttempts, first: .milliseconds(10), cap: .seconds(1))
      let successAt = Int.random(in: 1...10, using: &generator)
      let statuses = (0..<10).map { _ in [408, 429, 500, 503, 404].randomElement(using: &generator)
      }
      var instants: [Duration] = []
      var last: RetryProgress?
      let result = await Result {
        try await withRetry(
          schedule, idempotency: .idempotent,
          context: RetryContext(clock: clock, generator: generator)
        ) {
          last = $0
        } operation: {
          instants.append(clock.now.offset)
          if instants.count == successAt { return }
          throw RetryTestStatus(statusCode: statuses[instants.count - 1] ?? 0)
        }
      }
      let delays = (last?.failures ?? []).compactMap { failure -> Duration? in
        guard case .retry(let delay, _) = failure.decision else { return nil }
        return delay
      }
      #expect(instants.count <= maxAttempts, "seed \(seed)")
      #expect(zip(instants.dropFirst(), instants).map { $0 - $1 } == delays, "seed \(seed)")
      switch result {
      case .success: #expect(instants.count == successAt, "seed \(seed)")
      case .failure: #expect(last?.failures.count == instants.count, "seed \(seed)")
      }
      #expect(clock.sleepers == 0, "seed \(seed)")
    }
  }
}

extension Result where Failure == any Error {
  fileprivate nonisolated(nonsending) init(
    _ body: nonisolated(nonsending) () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
