import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoaderTimeLimitTests {
  private let clock = ManualClock()

  @Test(arguments: [false, true])
  func `cuts an attempt off at its time limit, and tries again`(heedsCancellation: Bool)
    async throws
  {
    let probe = LoadProbe(heedsCancellation: heedsCancellation)
    let loader = Loader(
      retry: .constant(.seconds(1), maxAttempts: 2).attemptTimeLimit(.seconds(10)), clock: clock,
      operation: probe.run)
    let task = Task { await loader.load() }
    let first = try await probe.call(1)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    await clock.waitForSleeper(until: .seconds(11))
    #expect(first.isCancelled)
    #expect((loader.state.failure?.error as? TimeoutError)?.limit == .seconds(10))
    await clock.advance(to: .seconds(11))
    let second = try await probe.call(2)
    await clock.waitForSleeper(until: .seconds(21))
    second.succeed(with: "a")
    first.succeed(with: "late")
    await task.value
    await letLoadTasksRun()
    #expect(loader.state == .loaded("a"))
    #expect(clock.sleepers == 0)
  }

  @Test func `ends the run at the schedule's time limit`() async throws {
    let probe = LoadProbe()
    let loader = Loader(
      retry: .constant(.seconds(5), maxAttempts: 9).within(.seconds(8)), clock: clock,
      operation: probe.run)
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

  @Test func `gives each run its whole time`() async {
    let clock = ManualClock(advancesBySleeping: true)
    var attempts = 0
    let loader = Loader<String>(
      retry: .constant(.seconds(5), maxAttempts: 9)
        .within(.seconds(8)).retrying { _ in true }, clock: clock
    ) {
      attempts += 1
      throw LoadProblem.offline
    }
    await loader.load()
    await loader.retry()
    #expect(attempts == 4)
  }

  @Test func `leaves no time limit behind when the operation ends in time`() async {
    let loader = Loader(retry: .never.attemptTimeLimit(.seconds(10)), clock: clock) { "a" }
    await loader.load()
    await letLoadTasksRun()
    #expect(loader.state == .loaded("a"))
    #expect(clock.sleepers == 0)
  }
}
