import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectTimeoutTests {
  private let run = EffectTestRun<Int>()

  private func slow<Failure: Error>(
    _ time: Int, as type: Failure.Type = Failure.self
  ) -> Effect<Int, Failure> {
    .merge(.just(1), run.after(time, 2).setFailureType())
  }

  @Test func `leaves an effect alone that ends before the limit`() async {
    run.start(
      slow(9).timeout(.milliseconds(10), error: EffectTestError.tooSlow).replaceError(with: 3))
    await run.wake(at: 9, of: 2)
    #expect(await run.hasTimeline([(0, 1), (9, 2)]))
    #expect(await run.isOver())
  }

  @Test func `cancels the effect and fails when the limit has elapsed`() async {
    let effect: Effect<Int, Never> = slow(11)
      .timeout(.milliseconds(10), error: EffectTestError.tooSlow)
      .catch { error in .just(error == .tooSlow ? 3 : 4) }
    run.start(effect)
    await run.wake(at: 10, of: 2)
    #expect(await run.hasTimeline([(0, 1), (10, 3)]))
    #expect(await run.isOver())
  }

  @Test func `fails with a timeout in the effect's error type`() async {
    let effect: Effect<Int, Never> = slow(11, as: EffectTestWrapper.self)
      .timeout(.milliseconds(10), error: .caused(by: TimeoutError(limit: .milliseconds(10))))
      .catch { error in .just(error.causes.first is TimeoutError ? 5 : 6) }
    run.start(effect)
    await run.wake(at: 10, of: 2)
    #expect(await run.hasTimeline([(0, 1), (10, 5)]))
  }

  @Test func `doesn't wait for an operation that ignores its cancellation`() async {
    let stubborn = Effect<Int, EffectTestError>.run { [clock = run.clock] send in
      await Task { try? await clock.sleep(for: .milliseconds(50)) }.value
      await send(1)
    }
    run.start(
      stubborn.timeout(.milliseconds(10), error: .tooSlow).replaceError(with: 2))
    await run.wake(at: 10, of: 2)
    #expect(await run.hasTimeline([(10, 2)]))
    #expect(run.runner.count == 0)
    await run.wake(at: 50)
    #expect(await run.hasTimeline([(10, 2)]))
    #expect(await run.isOver())
  }

  @Test func `limits each attempt when inside a retry, and all attempts when outside`() async {
    let each: Effect<Int, Never> = slow(50, as: (any Error).self)
      .timeout(.milliseconds(10), error: EffectTestError.tooSlow)
      .retry(.constant(.zero, maxAttempts: 3)).replaceError(with: 3)
    run.start(each)
    await run.wake(at: 10, 20, 30, of: 2)
    #expect(await run.hasTimeline([(0, 1), (10, 1), (20, 1), (30, 3)]))
    let all: Effect<Int, Never> = Effect<Int, any Error>.fail(EffectTestError.broken)
      .retry(.constant(.milliseconds(4), maxAttempts: 9))
      .timeout(.milliseconds(10), error: TimeoutError(limit: .milliseconds(10)))
      .catch { error in .just(error is TimeoutError ? 4 : 5) }
    run.start(all)
    await run.wake(at: 34, 38, 40, of: 2)
    #expect(await run.isOver())
    #expect(run.timeline.last == .init(time: .milliseconds(40), output: 4))
  }

  @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min)])
  func `fails at once when the limit is zero or negative`(limit: Duration) async {
    let effect = slow(10).timeout(limit, error: EffectTestError.tooSlow).replaceError(with: 3)
    #expect(await run.finish(effect) == [1, 3])
  }

  @Test func `never fires at a limit of Int64.max seconds`() async {
    run.start(
      slow(10).timeout(.seconds(Int64.max), error: EffectTestError.tooSlow).replaceError(with: 3))
    await run.wake(at: 10, of: 2)
    #expect(await run.isOver())
    #expect(run.outputs == [1, 2])
  }
}
