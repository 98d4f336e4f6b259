import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryNetworkTests {
  private let clock = ManualClock()
  private let schedule = RetrySchedule.constant(.seconds(10), maxAttempts: 2)
  private let runs = RetryTestLog<Duration>()
  private let phases = RetryTestLog<RetryProgress.Phase>()
  private let isWaiting = RetryTestSignal()
  private let updates: AsyncStream<Bool>
  private let network: AsyncStream<Bool>.Continuation

  init() {
    (updates, network) = AsyncStream.makeStream(of: Bool.self)
  }

  private func start(_ schedule: RetrySchedule, failing error: any Error) -> Task<Void, any Error> {
    Task {
      try await withRetry(
        schedule, idempotency: .idempotent,
        context: RetryContext(network: NetworkSignal { updates }, clock: clock)
      ) {
        phases.append($0.phase)
        if $0.phase == .waitingForNetwork { isWaiting.send() }
      } operation: {
        runs.append(clock.now.offset)
        if runs.values.count == 1 { throw error }
      }
    }
  }

  @Test func `waits for the network instead of the delay`() async throws {
    network.yield(false)
    let task = start(schedule, failing: RetryTestError.busy)
    await isWaiting.wait()
    await clock.advance(to: .seconds(3_600))
    #expect(runs.values == [.zero])
    network.yield(true)
    try await task.value
    #expect(runs.values == [.zero, .seconds(3_600)])
    #expect(phases.values == [.waitingForNetwork, .trying])
  }

  @Test func `waits for the delay while the network is available`() async throws {
    network.yield(true)
    let task = start(schedule, failing: RetryTestError.busy)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    try await task.value
    #expect(phases.values == [.waiting(.seconds(10)), .trying])
  }

  @Test func `waits for the rest of the server's Retry-After when the network is back`()
    async throws
  {
    network.yield(false)
    let error = RetryTestStatus(statusCode: 503, retryAfter: .seconds(60))
    let task = start(schedule, failing: error)
    await isWaiting.wait()
    await clock.advance(to: .seconds(20))
    network.yield(true)
    await clock.waitForSleeper(until: .seconds(60))
    await clock.advance(to: .seconds(60))
    try await task.value
    #expect(runs.values == [.zero, .seconds(60)])
    #expect(phases.values == [.waitingForNetwork, .waiting(.seconds(40)), .trying])
  }

  @Test func `waits for the network no longer than the schedule's time limit`() async {
    network.yield(false)
    let task = start(schedule.within(.seconds(30)), failing: RetryTestError.busy)
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    await #expect(throws: RetryTestError.busy) { try await task.value }
    #expect(runs.values == [.zero])
    #expect(
      phases.values == [.waitingForNetwork, .stopped(.timeUsedUp(delay: .seconds(10)))])
    #expect(clock.sleepers == 0)
  }
}
