import Recourse
import RecourseTesting
import Testing

@Suite struct TimeoutAbandoningTests {
  private let clock = ManualClock()

  @Test func `returns the operation's value in time and leaves no sleeper`() async throws {
    let value = try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) { 42 }
    #expect(value == 42)
    #expect(clock.sleepers == 0)
  }

  @Test func `throws an error that the operation throws in time`() async {
    await #expect(throws: AbandoningTestError.self) {
      try await withTimeoutAbandoningOperation(.seconds(5), clock: clock) {
        throw AbandoningTestError()
      }
    }
  }

  @Test func `cancels an operation that ignores cancellation, and doesn't wait for it`()
    async throws
  {
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
    // The gate is still closed, so a call that waited for the operation would never return.
    #expect((await outcome as? TimeoutError)?.limit == .seconds(5))
    gate.open()
    #expect(await ends.first { _ in true } == true)
  }

  @Test func `a cancelled caller doesn't wait for the operation`() async {
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
