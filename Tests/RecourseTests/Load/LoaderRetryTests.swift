import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderRetryTests {
  private let probe = LoadProbe()
  private let clock = ManualClock()
  private let loader: Loader<String>

  init() {
    loader = Loader(
      retry: .constant(.seconds(3), maxAttempts: 3), context: RetryContext(clock: clock),
      operation: probe.run)
  }

  @Test func `counts down the seconds, retries, and fails after the last attempt`() async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    for (second, left) in [3, 2, 1].enumerated() {
      await clock.waitForSleeper(until: .seconds(second + 1))
      #expect(loader.state.failure?.countdown?.wait == .seconds(left))
      #expect(probe.calls.count == 1)
      await clock.advance(to: .seconds(second + 1))
    }
    let second = try await probe.call(2)
    #expect(clock.now.offset == .seconds(3))
    #expect(loader.state == .loading(previous: nil, progress: nil))
    second.fail(with: LoadProblem.offline)
    for second in 4...6 {
      await clock.waitForSleeper(until: .seconds(second))
      await clock.advance(to: .seconds(second))
    }
    try await probe.call(3).fail(with: LoadProblem.refused)
    await task.value
    #expect(loader.state.failure?.error as? LoadProblem == .refused)
    #expect(loader.state.failure?.countdown == nil)
    #expect(loader.state.failure?.attempts.count == 3)
    #expect(probe.calls.count == 3)
    #expect(clock.sleepers == 0)
  }

  @Test func `rounds the remaining seconds up`() async throws {
    let loader = Loader(
      retry: .constant(.milliseconds(2_500), maxAttempts: 2), context: RetryContext(clock: clock),
      operation: probe.run)
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    for (end, left) in [(500, 3), (1_500, 2), (2_500, 1)] {
      await clock.waitForSleeper(until: .milliseconds(end))
      #expect(loader.state.failure?.countdown?.wait == .seconds(left))
      await clock.advance(to: .milliseconds(end))
    }
    try await probe.call(2).succeed(with: "a")
    await task.value
    #expect(clock.now.offset == .milliseconds(2_500))
  }

  @Test func `a passing second notifies only observers of the countdown's seconds`() async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    await clock.waitForSleeper(until: .seconds(1))
    let changes = LoadChanges(of: loader)
    await clock.advance(to: .seconds(1))
    await clock.waitForSleeper(until: .seconds(2))
    #expect(changes.count == 0)
    task.cancel()
    await task.value
  }

  @Test func `tryNow retries immediately, and only once`() async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    await clock.waitForSleepers()
    let countdown = loader.state.failure?.countdown
    countdown?.tryNow()
    countdown?.tryNow()
    #expect(loader.state.isLoading)
    try await probe.call(2).succeed(with: "a")
    await task.value
    countdown?.tryNow()
    await letLoadTasksRun()
    #expect(probe.calls.count == 2)
    #expect(clock.now.offset == .zero)
    #expect(clock.sleepers == 0)
    #expect(loader.state == .loaded("a"))
  }

  @Test(arguments: [false, true])
  func `a retry or a reload ends the wait`(isReload: Bool) async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    await clock.waitForSleepers()
    let second = Task { isReload ? await loader.reload() : await loader.retry() }
    try await probe.call(2).succeed(with: "a")
    await task.value
    await second.value
    #expect(clock.now.offset == .zero)
    #expect(clock.sleepers == 0)
  }

  @Test(arguments: [false, true])
  func `cancelling or leaving ends the wait and keeps the failure`(leaves: Bool) async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    await clock.waitForSleepers()
    if leaves { task.cancel() } else { loader.cancel() }
    await task.value
    await letLoadTasksRun()
    #expect(loader.state.failure?.error as? LoadProblem == .offline)
    #expect(loader.state.failure?.countdown == nil)
    #expect(clock.sleepers == 0)
    await clock.advance(by: .seconds(60))
    #expect(probe.calls.count == 1)
  }

  @Test func `a manual retry restarts the schedule`() async {
    let clock = ManualClock(advancesBySleeping: true)
    var attempts = 0
    let loader = Loader<String>(
      retry: .constant(.seconds(3), maxAttempts: 3), context: RetryContext(clock: clock)
    ) {
      attempts += 1
      throw LoadProblem.offline
    }
    await loader.load()
    await loader.retry()
    #expect(attempts == 6)
    #expect(clock.now.offset == .seconds(12))
    #expect(loader.state.failure?.attempts.count == 3)
  }

  @Test func `doesn't retry an error that needs the user`() async {
    var attempts = 0
    let loader = Loader<String>(
      retry: .constant(.zero, maxAttempts: 3), context: RetryContext(clock: clock)
    ) {
      attempts += 1
      throw CocoaError(.fileReadNoPermission)
    }
    await loader.load()
    #expect(attempts == 1)
    #expect(loader.state.failure?.attempts.count == 1)
  }

  @Test func `never shows a failure that is retried without a delay`() async throws {
    let loader = Loader(
      retry: .constant(.zero, maxAttempts: 2), context: RetryContext(clock: clock),
      operation: probe.run)
    let task = Task { await loader.load() }
    let first = try await probe.call(1)
    let changes = LoadChanges(of: loader)
    first.fail(with: LoadProblem.offline)
    let second = try await probe.call(2)
    #expect(changes.count == 1)
    #expect(loader.state == .loading(previous: nil, progress: nil))
    second.succeed(with: "a")
    await task.value
    #expect(loader.state == .loaded("a"))
  }

  @Test func `waits for the delay that the error requests`() async throws {
    let date = Date(timeIntervalSince1970: 1_000)
    let busy = LoadRefusal(retryAfter: .date(date.addingTimeInterval(9)))
    let loader = Loader(
      retry: .constant(.seconds(2), maxAttempts: 2),
      context: RetryContext(clock: clock, now: { date }), operation: probe.run)
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: busy)
    await clock.waitForSleepers()
    #expect(loader.state.failure?.countdown?.wait == .seconds(9))
    task.cancel()
    await task.value
  }

  @Test func `draws its jitter from the generator`() async {
    var delays: [Duration] = []
    for seed in [1, 1, 2] as [UInt64] {
      let clock = ManualClock(advancesBySleeping: true)
      let loader = Loader<String>(
        retry: .exponential(maxAttempts: 5),
        context: RetryContext(clock: clock, generator: SeededGenerator(seed: seed))
      ) {
        throw LoadProblem.offline
      }
      await loader.load()
      delays.append(clock.now.offset)
    }
    #expect(delays[0] == delays[1])
    #expect(delays[0] != delays[2])
  }

  @Test func `passes the previous delay to the schedule`() async {
    var longest = Duration.zero
    for seed in 1...20 as ClosedRange<UInt64> {
      let clock = ManualClock(advancesBySleeping: true)
      let loader = Loader<String>(
        retry: .decorrelated(maxAttempts: 6, cap: .seconds(100)),
        context: RetryContext(clock: clock, generator: SeededGenerator(seed: seed))
      ) {
        throw LoadProblem.offline
      }
      await loader.load()
      longest = max(longest, clock.now.offset)
    }
    #expect(longest > .seconds(15), "five delays of 3 s at most: none knew the one before it")
  }

  @Test func `stops retrying when the shared budget is exhausted`() async {
    let budget = RetryBudget(capacity: 3, clock: clock)
    var attempts = 0
    let loaders = (0..<10).map { _ in
      Loader<String>(
        retry: .constant(.zero, maxAttempts: 5), context: RetryContext(budget: budget, clock: clock)
      ) {
        attempts += 1
        throw LoadProblem.offline
      }
    }
    for loader in loaders { await loader.load() }
    #expect(attempts == 13)
    #expect(
      loaders.last?.state.failure?.attempts.map(\.decision) == [.stop(.budgetUsedUp)])
  }

  @Test func `a success refills the budget by the configured amount`() async {
    let budget = RetryBudget(capacity: 2, returnedBySuccess: 1, clock: clock)
    var attempts = 0
    let loader = Loader<Int>(
      retry: .constant(.zero, maxAttempts: 2), context: RetryContext(budget: budget, clock: clock)
    ) {
      attempts += 1
      if attempts == 1 { throw LoadProblem.offline }
      return attempts
    }
    await loader.load()
    #expect(loader.state == .loaded(2))
    #expect(budget.available == 2)
  }
}

private struct LoadRefusal: HTTPStatusProvider {
  let statusCode = 503
  let retryAfter: RetryAfter?
}
