import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectRetryTests {
  private let run = EffectTestRun<Int>()
  private let attempts = Locked(0)

  /// Returns an effect that sends its attempt's number, and fails on each attempt before `last`.
  private func failing(
    until last: Int, with error: EffectTestError = .broken
  ) -> Effect<Int, EffectTestError> {
    .run { [attempts] (send) async throws(EffectTestError) in
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      await send(attempt)
      if attempt < last { throw error }
    }
  }

  @Test func `retries after the schedule's delays until an attempt succeeds`() async {
    let schedule = RetrySchedule.linear(
      maxAttempts: 5, first: .milliseconds(10), step: .milliseconds(10))
    run.start(failing(until: 3).retry(schedule).replaceError(with: -1))
    await run.wake(at: 10, 30)
    #expect(await run.hasTimeline([(0, 1), (10, 2), (30, 3)]))
    #expect(await run.isOver())
  }

  @Test func `fails with the last error when the attempts are exhausted`() async {
    let effect: Effect<Int, Never> = failing(until: 9, with: .other)
      .retry(.constant(.milliseconds(10), maxAttempts: 2))
      .catch { error in .just(error == .other ? -1 : -2) }
    run.start(effect)
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, 1), (10, 2), (10, -1)]))
    #expect(await run.isOver())
  }

  @Test func `fails at once with an error that the schedule doesn't retry`() async {
    let schedule = RetrySchedule.constant(.zero, maxAttempts: 9).retrying { error in
      error as? EffectTestError == .other
    }
    let effect = failing(until: 9).retry(schedule).replaceError(with: -1)
    #expect(await run.finish(effect) == [1, -1])
  }

  @Test func `retries compositions, and effects that fail without a task`() async {
    let effect = Effect<Int, EffectTestError>.merge(.just(1), .fail(.broken), .just(2))
      .retry(.constant(.milliseconds(10), maxAttempts: 2))
      .replaceError(with: -1)
    run.start(effect)
    #expect(run.outputs == [1])
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, 1), (10, 1), (10, -1)]))
  }

  @Test func `finishes synchronously when its effect does`() {
    let effect = Effect<Int, EffectTestError>.just(1)
      .retry(.constant(.milliseconds(10), maxAttempts: 2))
      .replaceError(with: -1)
    #expect(run.start(.concatenate(effect, .just(2))) == nil)
    #expect(run.outputs == [1, 2])
  }

  @Test func `cancellation ends the wait for the next attempt`() async {
    let handle = run.start(
      failing(until: 9).retry(.constant(.seconds(1), maxAttempts: 9)).replaceError(with: -1))
    await run.clock.waitForSleeper(until: .seconds(1))
    handle?.cancel()
    #expect(await run.isOver())
    await run.clock.advance(by: .seconds(10))
    #expect(run.outputs == [1])
  }

  @Test func `draws its jitter from the runner's generator`() async {
    let runs = (0..<2).map { _ in EffectTestRun<Duration>(advancesBySleeping: true) }
    for run in runs {
      let effect = Effect<Duration, EffectTestError>.fail(.broken)
        .retry(.exponential(maxAttempts: 9, factor: 1)) { progress in
          if case .waiting(let delay) = progress.phase { delay } else { nil }
        }
        .replaceError(with: .zero)
      #expect(Set(await run.finish(.concatenate(effect, effect))).count == 17)
    }
    #expect(runs[0].outputs == runs[1].outputs)
  }

  @Test func `sends progress when it waits and when it tries again`() async {
    let effect = failing(until: 2)
      .retry(.constant(.milliseconds(10), maxAttempts: 2)) { progress in
        switch progress.phase {
        case .waiting: 100
        case .trying: 200
        case .waitingForNetwork, .stopped: nil
        }
      }
      .replaceError(with: -1)
    run.start(effect)
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, 1), (0, 100), (10, 200), (10, 2)]))
  }

  @Test func `cancels an attempt at its time limit, and starts the next one`() async {
    let slow: Effect<Int, any Error> = .run { [clock = run.clock] send in
      await send(1)
      try await clock.sleep(for: .seconds(1))
      await send(2)
    }
    let schedule = RetrySchedule.constant(.milliseconds(5), maxAttempts: 2)
      .attemptTimeLimit(.milliseconds(10))
    run.start(
      slow.retry(schedule).catch { error in
        .just(error is TimeoutError ? -1 : -2)
      })
    await run.wake(at: 10, of: 2)
    await run.wake(at: 15)
    await run.wake(at: 25, of: 2)
    #expect(await run.hasTimeline([(0, 1), (15, 1), (25, -1)]))
    #expect(await run.isOver())
  }

  @Test func `fails with a timed-out attempt's error unless its type can wrap a timeout`()
    async
  {
    let slow = run.after(1_000, fail: EffectTestWrapper.cancelled)
    let other = run.after(1_000, fail: EffectTestError.broken)
    let schedule = RetrySchedule.never.within(.milliseconds(10))
    run.start(
      slow.retry(schedule).catch { error in .just(error.causes.first is TimeoutError ? 1 : 2) })
    run.start(other.retry(schedule).catch { error in .just(error == .broken ? 3 : 4) })
    await run.wake(at: 10, of: 4)
    #expect(await becomes { run.outputs.sorted() == [1, 3] })
    #expect(run.timeline.map(\.time) == [.milliseconds(10), .milliseconds(10)])
    #expect(await run.isOver())
  }

  @Test func `doesn't retry a non-idempotent effect`() async {
    let effect = failing(until: 9)
      .retry(.constant(.zero, maxAttempts: 9), idempotency: .nonIdempotent)
      .replaceError(with: -1)
    #expect(await run.finish(effect) == [1, -1])
  }

  @Test func `stops when the retry budget is exhausted`() async {
    let budget = RetryBudget(capacity: 2, clock: run.clock)
    let effect = failing(until: 9)
      .retry(.constant(.zero, maxAttempts: 9), context: RetryContext(budget: budget))
      .replaceError(with: -1)
    #expect(await run.finish(effect) == [1, 2, 3, -1])
  }

  @Test func `a context's clock measures the delays instead of the store's`() async {
    let clock = ManualClock(advancesBySleeping: true)
    let effect = failing(until: 2)
      .retry(.constant(.seconds(1), maxAttempts: 2), context: RetryContext(clock: clock))
      .replaceError(with: -1)
    #expect(await run.finish(effect) == [1, 2])
    #expect(clock.now.offset == .seconds(1))
    #expect(run.clock.now.offset == .zero)
  }

  @Test(arguments: Wait.allCases)
  func `fails at its time limit while the effect waits to start`(_ wait: Wait) async {
    let began = Locked(0)
    let work: Effect<Int, any Error> = .run {
      began.withLock { $0 += 1 }
      return 1
    }
    if wait == .throttle { run.start(.just(0).throttle(id: 0, for: .seconds(1), latest: true)) }
    let schedule = RetrySchedule.constant(.milliseconds(5), maxAttempts: 2)
      .attemptTimeLimit(.milliseconds(10))
    run.start(
      wait.before(work).retry(schedule).catch { error in .just(error is TimeoutError ? -1 : -2) })
    await run.wake(at: 10, of: 2)
    await run.wake(at: 15)
    await run.wake(at: 25, of: 2)
    #expect(await becomes { run.outputs.last == -1 })
    #expect(run.timeline.last?.time == .milliseconds(25))
    #expect(await run.isOver())
    #expect(began.withLock(\.self) == 0, "What has no time left does not begin.")
  }

  @Test(arguments: Wait.allCases)
  func `wraps the timeout in the effect's error type while the effect waits`(
    _ wait: Wait
  ) async {
    if wait == .throttle { run.start(.just(0).throttle(id: 0, for: .seconds(1), latest: true)) }
    let wrapping: Effect<Int, EffectTestWrapper> = .just(1)
    run.start(
      wait.before(wrapping).retry(.never.within(.milliseconds(10)))
        .catch { error in .just(error.causes.first is TimeoutError ? -1 : -2) })
    await run.wake(at: 10, of: 2)
    #expect(await becomes { run.outputs.last == -1 })
    #expect(await run.isOver())
  }

  @Test(arguments: Wait.allCases)
  func `fails with the effect's own error if its type can't wrap a timeout`(
    _ wait: Wait
  ) async {
    if wait == .throttle { run.start(.just(0).throttle(id: 0, for: .seconds(1), latest: true)) }
    let typed: Effect<Int, EffectTestError> = .run { () async throws(EffectTestError) in
      guard !Task.isCancelled else { throw .tooSlow }
      return 1
    }
    run.start(
      wait.before(typed).retry(.never.within(.milliseconds(10)))
        .catch { error in .just(error == .tooSlow ? -1 : -2) })
    await run.wake(at: 10, of: 2)
    #expect(await becomes { run.outputs.last == -1 })
    #expect(await run.isOver())
  }

  @Test func `an inner timeout fires even if the operation ignores the retry's limit`() async {
    let deaf: Effect<Int, any Error> = .run { [clock = run.clock] in
      await Task { try? await clock.sleep(for: .seconds(100)) }.value
      return 1
    }
    run.start(
      deaf.timeout(.milliseconds(20), error: TimeoutError(limit: .milliseconds(20)))
        .retry(.never.within(.milliseconds(10)))
        .catch { error in .just(error is TimeoutError ? -1 : -2) })
    await run.wake(at: 10, of: 3)
    await run.wake(at: 20, of: 2)
    #expect(await run.hasTimeline([(20, -1)]))
  }

  enum Wait: CaseIterable {
    case debounce
    case throttle
    case debounceInConcatenation
    case debounceInThrottle

    func before<Failure: Error>(_ work: Effect<Int, Failure>) -> Effect<Int, Failure> {
      switch self {
      case .debounce: work.debounce(id: 0, for: .seconds(1))
      case .throttle: work.throttle(id: 0, for: .seconds(1), latest: true)
      case .debounceInConcatenation:
        .concatenate(.none, .merge(.none, work.debounce(id: 1, for: .seconds(1))), .just(9))
      case .debounceInThrottle:
        work.debounce(id: 2, for: .seconds(1)).throttle(id: 3, for: .seconds(1), latest: false)
      }
    }
  }
}
