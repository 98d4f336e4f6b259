import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryLimitTests {
  private let clock = ManualClock()
  private let schedule = RetrySchedule.constant(.seconds(1), maxAttempts: 3)
  private let runs = RetryTestLog<Duration>()
  private let phases = RetryTestLog<RetryProgress.Phase>()

  /// Starts an operation that takes 100 seconds, or throws the error when it is cancelled.
  private func startSlow<Failure: Error>(
    _ schedule: RetrySchedule, whenCancelled error: Failure
  ) -> Task<Result<Void, Failure>, Never> {
    Task {
      do throws(Failure) {
        try await withRetry(
          schedule, idempotency: .idempotent, context: RetryContext(clock: clock)
        ) {
          phases.append($0.phase)
        } operation: { () async throws(Failure) in
          runs.append(clock.now.offset)
          do {
            try await clock.sleep(for: .seconds(100))
          } catch _ {
            throw error
          }
        }
        return .success(())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Advances the clock to the time limit of an attempt that started at the given time.
  private func cutOff(attemptAt start: Duration, after limit: Duration) async {
    await clock.waitForSleeper(until: start + limit)
    await clock.waitForSleeper(until: start + .seconds(100))
    await clock.advance(to: start + limit)
  }

  @Test func `cancels each attempt at its time limit and starts the next one`() async {
    let task = startSlow(
      schedule.attemptTimeLimit(.seconds(5)), whenCancelled: CancellationError() as any Error)
    await cutOff(attemptAt: .zero, after: .seconds(5))
    await clock.waitForSleeper(until: .seconds(6))
    await clock.advance(to: .seconds(6))
    await cutOff(attemptAt: .seconds(6), after: .seconds(5))
    await clock.waitForSleeper(until: .seconds(12))
    await clock.advance(to: .seconds(12))
    await cutOff(attemptAt: .seconds(12), after: .seconds(5))
    let error = await #expect(throws: TimeoutError.self) { try await task.value.get() }
    #expect(error?.limit == .seconds(5))
    #expect(runs.values == [.zero, .seconds(6), .seconds(12)])
    #expect(phases.values.last == .stopped(.attemptsUsedUp))
    #expect(clock.sleepers == 0)
  }

  /// An error type that can't represent a timeout reports a cancellation that no caller requested.
  @Test func `retries a timed-out attempt, whatever its error type can represent`() async {
    let task = startSlow(
      RetrySchedule.constant(.seconds(1), maxAttempts: 2).attemptTimeLimit(.seconds(5)),
      whenCancelled: URLError(.cancelled))
    await cutOff(attemptAt: .zero, after: .seconds(5))
    await clock.waitForSleeper(until: .seconds(6))
    await clock.advance(to: .seconds(6))
    await cutOff(attemptAt: .seconds(6), after: .seconds(5))
    await #expect(throws: URLError(.cancelled)) { try await task.value.get() }
    #expect(phases.values.last == .stopped(.attemptsUsedUp))
  }

  @Test func `wraps the timeout in an error type that can have a cause`() async {
    let task = startSlow(
      .never.attemptTimeLimit(.seconds(5)), whenCancelled: RetryTestSync.cancelled)
    await cutOff(attemptAt: .zero, after: .seconds(5))
    let error = await #expect(throws: RetryTestSync.self) { try await task.value.get() }
    #expect(error?.causes.first is TimeoutError)
  }

  @Test func `cancels the current attempt at the schedule's time limit`() async {
    let task = startSlow(
      schedule.attemptTimeLimit(.seconds(5)).within(.seconds(8)),
      whenCancelled: CancellationError() as any Error)
    await cutOff(attemptAt: .zero, after: .seconds(5))
    await clock.waitForSleeper(until: .seconds(6))
    await clock.advance(to: .seconds(6))
    await cutOff(attemptAt: .seconds(6), after: .seconds(2))
    let error = await #expect(throws: TimeoutError.self) { try await task.value.get() }
    #expect(error?.limit == .seconds(2))
    #expect(phases.values.last == .stopped(.timeUsedUp(delay: .seconds(1))))
    #expect(clock.now.offset == .seconds(8))
    #expect(clock.sleepers == 0)
  }

  /// Guards against a sleep that exceeds the limit five times, as in other libraries.
  @Test func `never sleeps past the time limit`() async {
    let clock = clock
    let phases = phases
    await #expect(throws: RetryTestError.busy) {
      try await withRetry(
        .constant(.seconds(10), maxAttempts: 5).within(.seconds(2)), idempotency: .idempotent,
        context: RetryContext(clock: clock)
      ) {
        phases.append($0.phase)
      } operation: {
        throw RetryTestError.busy
      }
    }
    #expect(phases.values == [.stopped(.timeUsedUp(delay: .seconds(10)))])
    #expect(clock.now.offset == .zero)
    #expect(clock.sleepers == 0)
  }

  @Test func `makes no second attempt with a time limit of zero`() async {
    let clock = clock
    let runs = runs
    let error = await #expect(throws: (any Error).self) {
      try await withRetry(
        .constant(.zero, maxAttempts: 5).within(.zero), idempotency: .idempotent,
        context: RetryContext(clock: clock)
      ) {
        runs.append(clock.now.offset)
        throw RetryTestError.busy
      }
    }
    // The attempt fails at its deadline.
    #expect(error is RetryTestError || error is TimeoutError)
    #expect(runs.values.count == 1)
  }
}
