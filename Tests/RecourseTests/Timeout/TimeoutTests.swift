import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite struct TimeoutTests {
  private let clock = ManualClock()

  @Test func `returns the operation's value in time and leaves no sleeper`() async {
    #expect(await withTimeout(.seconds(1), clock: clock) { 42 } == 42)
    #expect(clock.sleepers == 0)
  }

  @Test func `throws an error that the operation throws in time`() async {
    await #expect(throws: TimeoutTestError.full) {
      try await withTimeout(.seconds(1), clock: clock) { throw TimeoutTestError.full }
    }
    #expect(clock.sleepers == 0)
  }

  @Test func `cancels an operation when the limit elapses, not before`() async {
    async let outcome = thrownError {
      try await withTimeout(.seconds(5), clock: clock) {
        try await clock.sleep(for: .seconds(100))
      }
    }
    await clock.waitForSleeper(until: .seconds(5))
    await clock.waitForSleeper(until: .seconds(100))
    await clock.advance(to: .milliseconds(4_999))
    #expect(clock.sleepers == 2)
    await clock.advance(to: .seconds(5))
    let error = await outcome
    #expect((error as? TimeoutError)?.limit == .seconds(5))
    #expect(clock.sleepers == 0)
  }

  @Test func `waits for an operation that ignores cancellation and returns its late value`() async {
    let gate = TaskGate()
    let (cancellations, cancellation) = AsyncStream.makeStream(of: Void.self)
    async let value = withTimeout(.seconds(5), clock: clock) {
      await withTaskCancellationHandler {
        await gate.wait()
      } onCancel: {
        cancellation.yield()
      }
      return "late"
    }
    await clock.waitForSleeper(until: .seconds(5))
    await clock.advance(to: .seconds(5))
    for await _ in cancellations { break }
    gate.open()
    #expect(await value == "late")
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `a limit of zero or less cancels immediately`(_ limit: Duration) async {
    let error = await thrownError {
      try await withTimeout(limit, clock: clock) { try await clock.sleep(for: .seconds(1)) }
    }
    #expect(error is TimeoutError)
  }

  @Test(arguments: [Duration.seconds(Int64.max), .seconds(10_000_000_000), .seconds(300_000_000)])
  func `accepts a practically unlimited time`(_ limit: Duration) async throws {
    #expect(await withTimeout(limit) { 1 } == 1)
    #expect(try await withTimeoutAbandoningOperation(limit) { 2 } == 2)
  }

  @Test func `preserves the error type and wraps the timeout if the type can have a cause`() async {
    let wrapped = await timedOut { () async throws(TimeoutWrapper) in
      try await TimeoutWrapper.catching { try await untilCancelled() }
    }
    #expect((wrapped?.causes.first as? TimeoutError)?.limit == .seconds(5))

    let own = await timedOut { () async throws(TimeoutTestError) in
      do { try await untilCancelled() } catch { throw .stopped }
    }
    #expect(own == .stopped)
  }

  @Test func `keeps a late error as the cause of the timeout unless it is a cancellation`()
    async throws
  {
    let error = await timedOut { () async throws in
      do { try await untilCancelled() } catch { throw TimeoutTestError.full }
    }
    let timeout = try #require(error as? TimeoutError)
    #expect(timeout.causes.map { $0 as? TimeoutTestError } == [.full])
    #expect(TimeoutError(limit: .seconds(1), cause: CancellationError()).causes.isEmpty)
    #expect(TimeoutError(limit: .seconds(1), cause: URLError(.cancelled)).causes.isEmpty)
    #expect(!TimeoutError(limit: .seconds(1), cause: CancellationError()).isCancellation)
  }

  @Test func `passes a cancellation on immediately instead of a timeout`() async {
    let task = Task { [clock] in
      try await withTimeout(.seconds(5), clock: clock) {
        try await clock.sleep(for: .seconds(100))
      }
    }
    await clock.waitForSleepers(2)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
  }

  @MainActor
  @Test func `runs the operation in the caller's isolation with non-Sendable values`()
    async
  {
    let counter = TimeoutCounter()
    let result = await withTimeout(.seconds(5), clock: clock) {
      MainActor.assertIsolated()
      counter.count += 1
      await Task.yield()
      MainActor.assertIsolated()
      counter.count += 1
      return counter
    }
    #expect(result === counter)
    #expect(counter.count == 2)
  }

  @MainActor
  @Test func `runs the operation on the actor inherited through a nonisolated caller`() async {
    await assertMainActorInTime(by: clock)
  }

  private nonisolated(nonsending) func assertMainActorInTime(by clock: ManualClock) async {
    await withTimeout(.seconds(5), clock: clock) {
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
    }
  }

  @Test func `runs the operation on the caller's actor`() async {
    #expect(await TimeoutActor().countInTime(by: clock) == 2)
  }

  @MainActor
  @Test func `cancels an operation that keeps its actor busy`() async {
    // With its priority, the clock's task doesn't wait for the tests that have started.
    let operation = Task(priority: .high) {
      await withTimeout(.milliseconds(1)) {
        let end = ContinuousClock.now + .seconds(60)
        while !Task.isCancelled, .now < end {}
        return Task.isCancelled
      }
    }
    #expect(await operation.value)
  }

  @Test func `preserves task-local values`() async {
    await TimeoutTrace.$id.withValue(7) {
      #expect(await withTimeout(.seconds(1), clock: clock) { TimeoutTrace.id } == 7)
    }
  }

  @Test func `the shorter of two nested limits decides`() async {
    async let outcome = thrownError {
      try await withTimeout(.seconds(10), clock: clock) {
        try await withTimeout(.seconds(3), clock: clock) {
          try await clock.sleep(for: .seconds(100))
        }
      }
    }
    await clock.waitForSleepers(3)
    await clock.advance(to: .seconds(3))
    #expect((await outcome as? TimeoutError)?.limit == .seconds(3))
  }

  /// Returns the error that an operation throws after its time limit, or `nil` without an error.
  private func timedOut<Failure: Error>(
    _ operation: () async throws(Failure) -> Void
  ) async -> Failure? {
    do throws(Failure) {
      try await withTimeout(.seconds(5), clock: ManualClock(advancesBySleeping: true)) {
        () async throws(Failure) in try await operation()
      }
      return nil
    } catch {
      return error
    }
  }
}

private enum TimeoutTestError: Error { case full, stopped }

private enum TimeoutWrapper: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

private final class TimeoutCounter { var count = 0 }

private actor TimeoutActor {
  private var count = 0

  func countInTime(by clock: ManualClock) async -> Int {
    await withTimeout(.seconds(5), clock: clock) {
      count += 1
      await Task.yield()
      count += 1
    }
    return count
  }
}

private enum TimeoutTrace {
  @TaskLocal static var id = 0
}
