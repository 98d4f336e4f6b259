import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderTimeLimitTests {
  private let clock = ManualClock()
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })

  @Test(arguments: [false, true])
  func `cancels an attempt at its time limit and retries`(heedsCancellation: Bool)
    async throws
  {
    let probe = LoadProbe(heedsCancellation: heedsCancellation)
    let loader = Loader(
      retry: .constant(.seconds(1), maxAttempts: 2).attemptTimeLimit(.seconds(10)),
      context: RetryContext(clock: clock), operation: probe.run)
    let task = Task { await loader.load() }
    let first = try await probe.call(1)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    await clock.waitForSleeper(until: .seconds(11))
    #expect(first.isCancelled)
    #expect((loader.state.failure?.error as? TimeoutError)?.limit == .seconds(10))
    await clock.advance(to: .seconds(11))
    // An operation that ignores cancellation delays the next attempt, and never overlaps it.
    first.succeed(with: "late")
    let second = try await probe.call(2)
    await clock.waitForSleeper(until: .seconds(21))
    second.succeed(with: "a")
    await task.value
    await letLoadTasksRun()
    #expect(loader.state == .loaded("a"))
    #expect(clock.sleepers == 0)
  }

  @Test func `an operation that ignores its time limit never overlaps its next attempt`()
    async throws
  {
    let probe = LoadProbe(heedsCancellation: false)
    let loader = Loader(
      retry: .constant(.zero, maxAttempts: 3).attemptTimeLimit(.seconds(10)),
      context: RetryContext(clock: clock), router: router, operation: probe.run)
    let task = Task { await loader.load() }
    let first = try await probe.call(1)
    for attempt in 1...3 {
      await clock.waitForSleeper(until: .seconds(10 * attempt))
      await clock.advance(to: .seconds(10 * attempt))
    }
    await task.value
    #expect(loader.state.failure?.error is TimeoutError)
    #expect(loader.state.failure?.attempts.count == 3)
    #expect(probe.calls.count == 1)
    // The user tries again; the operation runs as soon as its earlier call has returned.
    let retry = Task { await loader.retry() }
    await clock.waitForSleeper(until: .seconds(40))
    await letLoadTasksRun()
    #expect(probe.calls.count == 1)
    first.fail(with: LoadProblem.offline)
    try await probe.call(2).succeed(with: "a")
    await retry.value
    #expect(probe.running == 0)
    #expect(loader.state == .loaded("a"))
    await letLoadTasksRun()
    #expect(clock.sleepers == 0)
  }

  @Test func `another identity doesn't wait for an operation that ignores its time limit`()
    async throws
  {
    let probe = LoadProbe(heedsCancellation: false)
    let loader = Loader<String>(
      retry: .never.attemptTimeLimit(.seconds(10)), context: RetryContext(clock: clock),
      router: router)
    let first = Task { await loader.load(id: 1, operation: probe.run) }
    let old = try await probe.call(1)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    await first.value
    let second = Task { await loader.load(id: 2, operation: probe.run) }
    try await probe.call(2).succeed(with: "two")
    await second.value
    #expect(loader.state == .loaded("two"))
    old.succeed(with: "late")
    await letLoadTasksRun()
    #expect(loader.state == .loaded("two"))
  }

  @Test func `ends the run at the schedule's time limit`() async throws {
    let probe = LoadProbe()
    let loader = Loader(
      retry: .constant(.seconds(5), maxAttempts: 9).within(.seconds(8)),
      context: RetryContext(clock: clock), operation: probe.run)
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    for second in 1...5 {
      await clock.waitForSleeper(until: .seconds(second))
      await clock.advance(to: .seconds(second))
    }
    let second = try await probe.call(2)
    await clock.waitForSleeper(until: .seconds(8))
    await clock.advance(to: .seconds(8))
    await task.value
    await letLoadTasksRun()
    #expect(second.isCancelled)
    #expect((loader.state.failure?.error as? TimeoutError)?.limit == .seconds(3))
    #expect(loader.state.failure?.countdown == nil)
    #expect(loader.state.failure?.attempts.last?.decision == .stop(.timeUsedUp(delay: .seconds(5))))
    #expect(probe.calls.count == 2)
    #expect(clock.sleepers == 0)
  }

  @Test func `each run has the schedule's full time limit`() async {
    let clock = ManualClock(advancesBySleeping: true)
    var attempts = 0
    let loader = Loader<String>(
      retry: .constant(.seconds(5), maxAttempts: 9)
        .within(.seconds(8)).retrying { _ in true }, context: RetryContext(clock: clock)
    ) {
      attempts += 1
      throw LoadProblem.offline
    }
    await loader.load()
    await loader.retry()
    #expect(attempts == 4)
  }

  @Test func `an operation that ends in time leaves no timer behind`() async {
    let loader = Loader(
      retry: .never.attemptTimeLimit(.seconds(10)), context: RetryContext(clock: clock)
    ) { "a" }
    await loader.load()
    await letLoadTasksRun()
    #expect(loader.state == .loaded("a"))
    #expect(clock.sleepers == 0)
  }
}
