import Foundation
import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderNetworkTests {
  private let probe = LoadProbe()
  private let clock = ManualClock()
  private let offline = URLError(.notConnectedToInternet)
  private let updates: AsyncStream<Bool>
  private let network: AsyncStream<Bool>.Continuation

  init() {
    (updates, network) = AsyncStream.makeStream(of: Bool.self)
  }

  private func loader(
    _ retry: RetrySchedule = .constant(.seconds(10), maxAttempts: 2)
  ) -> Loader<String> {
    Loader(
      retry: retry,
      context: RetryContext(network: NetworkSignal { [updates] in updates }, clock: clock),
      operation: probe.run)
  }

  @Test(arguments: [(Duration.seconds(10), 100), (.zero, 10)])
  func `waits for the network instead of the delay and shows that wait`(
    delay: Duration, limit: Int
  ) async throws {
    network.yield(false)
    let loader = loader(.constant(delay, maxAttempts: 2))
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    await clock.waitForSleeper(until: .seconds(limit))
    await clock.advance(to: .seconds(limit - 1))
    await letLoadTasksRun()
    #expect(probe.calls.count == 1)
    network.yield(true)
    try await probe.call(2).succeed(with: "a")
    await task.value
    #expect(loader.state == .loaded("a"))
    #expect(clock.now.offset == .seconds(limit - 1))
  }

  @Test func `the network's return skips the rest of the delay`() async throws {
    network.yield(false)
    let loader = loader()
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .seconds(3))
    network.yield(true)
    try await probe.call(2).succeed(with: "a")
    await task.value
    #expect(loader.state == .loaded("a"))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func `makes the next attempt after ten delays, even if the signal reports no network`()
    async throws
  {
    network.yield(false)
    let loader = loader()
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .seconds(100))
    try await probe.call(2).succeed(with: "a")
    await task.value
    #expect(clock.now.offset == .seconds(100))
    #expect(clock.sleepers == 0)
  }

  @Test func `waits for the delay after an error that doesn't mean no network`() async throws {
    network.yield(false)
    let loader = loader()
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: URLError(.timedOut))
    await clock.waitForSleeper(until: .seconds(1))
    #expect(loader.state.failure?.countdown?.wait == .seconds(10))
    await clock.advance(to: .seconds(10))
    try await probe.call(2).succeed(with: "a")
    await task.value
  }

  @Test func `waits for the delay while the network is available`() async throws {
    network.yield(true)
    let loader = loader(.constant(.seconds(1), maxAttempts: 2))
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await clock.waitForSleeper(until: .seconds(1))
    #expect(loader.state.failure?.countdown?.wait == .seconds(1))
    await clock.advance(to: .seconds(1))
    try await probe.call(2).succeed(with: "a")
    await task.value
  }

  @Test func `tryNow retries without waiting for the network`() async throws {
    network.yield(false)
    let loader = loader()
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    loader.state.failure?.countdown?.tryNow()
    try await probe.call(2).succeed(with: "a")
    await task.value
    network.yield(true)
    await letLoadTasksRun()
    #expect(probe.calls.count == 2)
  }

  @Test(arguments: [false, true])
  func `cancelling or leaving ends the wait for the network`(leaves: Bool) async throws {
    network.yield(false)
    let loader = loader()
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    if leaves { task.cancel() } else { loader.cancel() }
    await task.value
    network.yield(true)
    await letLoadTasksRun()
    #expect(loader.state.failure?.error as? URLError == offline)
    #expect(loader.state.failure?.countdown == nil)
    #expect(probe.calls.count == 1)
  }

  @Test func `waits for the network no longer than the schedule's time limit`() async throws {
    network.yield(false)
    let loader = loader(.constant(.seconds(10), maxAttempts: 2).within(.seconds(30)))
    let task = Task { await loader.load() }
    try await probe.call(1).fail(with: offline)
    await loader.waitForNetworkWait()
    await clock.waitForSleeper(until: .seconds(30))
    await clock.advance(to: .seconds(30))
    await task.value
    await letLoadTasksRun()
    #expect(loader.state.failure?.error as? URLError == offline)
    #expect(loader.state.failure?.countdown == nil)
    #expect(probe.calls.count == 1)
    #expect(clock.sleepers == 0)
  }
}

extension Loader {
  /// Waits without polling until the countdown waits for the network.
  fileprivate func waitForNetworkWait() async {
    await wait { $0.failure?.countdown?.wait == .network }
  }
}
