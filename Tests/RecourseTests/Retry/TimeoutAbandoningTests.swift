import Recourse
import RecourseTesting
import Testing

@Suite struct TimeoutAbandoningTests {
  private let clock = ManualClock()

  @Test func `returns what the operation returns in time, and leaves nothing asleep`() async throws
  {
    let value = try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) { 42 }
    #expect(value == 42)
    #expect(clock.sleepers == 0)
  }

  @Test func `throws what the operation throws in time`() async {
    await #expect(throws: AbandoningTestError.self) {
      try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) {
        throw AbandoningTestError()
      }
    }
  }

  @Test func `doesn't wait for an operation that doesn't notice, but cancels it`() async throws {
    let gate = TaskGate()
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    async let outcome = thrownError {
      try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) {
        await gate.wait()
        end.yield(Task.isCancelled)
      }
    }
    await clock.waitForSleeper(until: .seconds(5))
    await clock.advance(to: .seconds(5))
    // The gate is still closed: whoever waited for the operation would never come here.
    #expect((await outcome as? TimeoutError)?.limit == .seconds(5))
    gate.open()
    #expect(await ends.first { _ in true } == true)
  }

  @Test func `doesn't wait when the caller is cancelled`() async {
    let gate = TaskGate()
    let task = Task { [clock] in
      try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) { await gate.wait() }
    }
    await clock.waitForSleeper(until: .seconds(5))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    gate.open()
  }
}

private struct AbandoningTestError: Error {}
