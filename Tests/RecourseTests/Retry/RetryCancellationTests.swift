import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryCancellationTests {
  private let clock = ManualClock()
  private let schedule = RetrySchedule.constant(.seconds(10), maxAttempts: 3)
  private let runs = RetryTestLog<Duration>()
  private let phases = RetryTestLog<RetryProgress.Phase>()
  private let decisions = RetryTestLog<RetryDecision?>()

  private func start(
    _ schedule: RetrySchedule, network: NetworkSignal? = nil,
    operation: @escaping @Sendable () async throws -> Void
  ) -> Task<Void, any Error> {
    Task {
      try await withRetry(
        schedule, idempotency: .idempotent, context: RetryContext(network: network, clock: clock)
      ) {
        phases.append($0.phase)
        decisions.append($0.failures.last?.decision)
      } operation: {
        runs.append(clock.now.offset)
        try await operation()
      }
    }
  }

  @Test func `cancellation ends the wait immediately`() async {
    let task = start(schedule) { throw RetryTestError.busy }
    await clock.waitForSleeper(until: .seconds(10))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.values == [.zero])
    #expect(phases.values == [.waiting(.seconds(10)), .stopped(.cancelled)])
    #expect(clock.sleepers == 0)
  }

  @Test func `cancellation during an attempt prevents further attempts`() async {
    let task = start(.constant(.zero, maxAttempts: 5)) {
      try? await clock.sleep(for: .seconds(60))
      throw RetryTestError.busy
    }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.values.count == 1)
    #expect(phases.values == [.stopped(.cancelled)])
    #expect(decisions.values == [.stop(.cancelled)])
  }

  @Test func `a cancellation thrown by the operation prevents further attempts`() async {
    for error in [CancellationError(), URLError(.cancelled)] as [any Error] {
      let runs = runs.values.count
      let task = start(.constant(.zero, maxAttempts: 5)) { throw error }
      await #expect(throws: (any Error).self) { try await task.value }
      #expect(self.runs.values.count == runs + 1)
    }
  }

  @Test func `cancellation ends the wait for the network immediately`() async {
    let (updates, continuation) = AsyncStream.makeStream(of: Bool.self)
    continuation.yield(false)
    let waiting = RetryTestSignal()
    let task = Task {
      try await withRetry(
        schedule, idempotency: .idempotent,
        context: RetryContext(network: NetworkSignal { updates }, clock: clock)
      ) {
        phases.append($0.phase)
        if $0.phase == .waitingForNetwork { waiting.send() }
      } operation: {
        throw URLError(.notConnectedToInternet)
      }
    }
    await waiting.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(phases.values == [.waitingForNetwork, .stopped(.cancelled)])
    #expect(clock.sleepers == 0)
  }
}
