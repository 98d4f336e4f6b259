import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryNetworkTests {
  private let clock = ManualClock()
  private let schedule = RetrySchedule.constant(.seconds(10), maxAttempts: 2)
  private let offline = URLError(.notConnectedToInternet)
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

  @Test func `waits for the network instead of the delay after an error that means no network`()
    async throws
  {
    network.yield(false)
    let task = start(schedule, failing: offline)
    await isWaiting.wait()
    await clock.advance(to: .seconds(99))
    #expect(runs.values == [.zero])
    network.yield(true)
    try await task.value
    #expect(runs.values == [.zero, .seconds(99)])
    #expect(phases.values == [.waitingForNetwork, .trying])
  }

  @Test func `makes the next attempt after ten delays, even if the signal reports no network`()
    async throws
  {
    network.yield(false)
    let task = start(schedule, failing: offline)
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .seconds(100))
    try await task.value
    #expect(runs.values == [.zero, .seconds(100)])
    #expect(phases.values == [.waitingForNetwork, .trying])
    #expect(clock.sleepers == 0)
  }

  @Test func `jitter doesn't shorten the longest wait for the network`() async throws {
    network.yield(false)
    let task = start(schedule.jitter(.full), failing: offline)
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .seconds(100))
    try await task.value
    #expect(runs.values == [.zero, .seconds(100)])
  }

  @Test func `a signal that reports nothing delays the next attempt by ten delays`() async throws {
    let task = start(schedule, failing: offline)
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .seconds(100))
    try await task.value
    #expect(runs.values == [.zero, .seconds(100)])
    #expect(phases.values == [.trying])
  }

  @Test(arguments: [Duration.zero, .milliseconds(500)])
  func `a schedule with short delays waits for the network for 10 s`(_ delay: Duration) async throws
  {
    network.yield(false)
    let task = start(.constant(delay, maxAttempts: 2), failing: offline)
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    try await task.value
    #expect(runs.values == [.zero, .seconds(10)])
    #expect(phases.values == [.waitingForNetwork, .trying])
  }

  @Test(
    arguments: [RetryTestError.busy, URLError(.timedOut), URLError(.cannotFindHost)]
      as [any Error])
  func `waits for the delay after any other error, whatever the signal reports`(
    _ error: any Error
  ) async throws {
    network.yield(false)
    let task = start(schedule, failing: error)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    try await task.value
    #expect(phases.values == [.waiting(.seconds(10)), .trying])
  }

  @Test func `waits for the delay while the network is available`() async throws {
    network.yield(true)
    let task = start(schedule, failing: offline)
    await clock.waitForSleeper(until: .seconds(10))
    await clock.advance(to: .seconds(10))
    try await task.value
    #expect(phases.values == [.waiting(.seconds(10)), .trying])
  }

  @Test func `waits for the server's Retry-After, and not for the network`() async throws {
    network.yield(false)
    let error = RetryTestStatus(statusCode: 503, retryAfter: .seconds(60))
    let task = start(schedule, failing: error)
    await clock.waitForSleeper(until: .seconds(60))
    await clock.advance(to: .seconds(60))
    try await task.value
    #expect(phases.values == [.waiting(.seconds(60)), .trying])
  }

  @Test func `waits for the network no longer than the schedule's time limit`() async {
    network.yield(false)
    let task = start(schedule.within(.seconds(30)), failing: offline)
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    await #expect(throws: URLError.self) { try await task.value }
    #expect(runs.values == [.zero])
    #expect(
      phases.values == [.waitingForNetwork, .stopped(.timeUsedUp(delay: .seconds(10)))])
    #expect(clock.sleepers == 0)
  }

  @Test func `a signal holds its sequence for as long as a retry waits`() async throws {
    let monitor = Released()
    let context = RetryContext(
      network: NetworkSignal { MonitoredUpdates(updates: updates, monitor: monitor) },
      clock: clock)
    network.yield(false)
    let task = Task {
      try await withRetry(schedule, idempotency: .idempotent, context: context) {
        if $0.phase == .waitingForNetwork { isWaiting.send() }
      } operation: {
        runs.append(clock.now.offset)
        if runs.values.count == 1 { throw offline }
      }
    }
    await isWaiting.wait()
    await clock.waitForSleeper(until: .seconds(100))
    #expect(!monitor.isReleased)
    network.yield(true)
    try await task.value
    #expect(runs.values == [.zero, .zero])
  }
}

/// Whether the monitor of a sequence was released.
private final class Released: Sendable {
  private let state = Locked(false)

  var isReleased: Bool { state.withLock { $0 } }

  func release() { state.withLock { $0 = true } }
}

/// A sequence whose iterator doesn't keep the sequence alive, as a path monitor's may not.
private final class MonitoredUpdates: AsyncSequence, Sendable {
  private let updates: AsyncStream<Bool>
  private let monitor: Released

  init(updates: AsyncStream<Bool>, monitor: Released) {
    self.updates = updates
    self.monitor = monitor
  }

  deinit {
    monitor.release()
  }

  func makeAsyncIterator() -> AsyncStream<Bool>.Iterator { updates.makeAsyncIterator() }
}
