import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectMergeTests {
  private let run = EffectTestRun<Int>()

  @Test func `a merge starts its effects in order, and finishes with the last`() async {
    let handle = run.start(.merge(.just(1), run.after(20, 3), .just(2), run.after(10, 4)))
    #expect(run.outputs == [1, 2])
    await run.wake(at: 10, of: 2)
    #expect(handle?.isFinished == false)
    await run.wake(at: 20)
    #expect(await run.hasTimeline([(0, 1), (0, 2), (10, 4), (20, 3)]))
    #expect(handle?.isFinished == true)
  }

  @Test func `a composition of empty effects is none`() {
    #expect(Effect<Int, Never>.merge(.none, .none).isNone)
    #expect(Effect<Int, Never>.concatenate([]).isNone)
  }

  @Test func `the first failure cancels the other effects, then runs the fallback`() async {
    let failing = run.after(10, fail: EffectTestError.broken)
    let late: Effect<Int, EffectTestError> = run.after(20, 1).setFailureType()
    run.start(
      Effect.merge(late, failing, failing).catch { [run] _ in
        .concatenate(.just(run.clock.sleepers), run.after(30, 9))
      })
    await run.wake(at: 10, of: 3)
    #expect(await run.hasTimeline([(10, 0)]))
    await run.wake(at: 40)
    #expect(await run.hasTimeline([(10, 0), (40, 9)]))
    #expect(await run.isOver())
  }

  @Test func `starts no effect after one that fails at once`() {
    let effect = Effect<Int, EffectTestError>.merge(.just(1), .fail(.broken), .just(2))
    run.start(effect.replaceError(with: 3))
    #expect(run.outputs == [1, 3])
  }

  @Test func `a concatenation starts each effect when the previous one has ended`() async {
    run.start(.concatenate(.just(1), run.after(10, 2), .just(3), run.after(10, 4), .just(5)))
    #expect(run.outputs == [1])
    await run.wake(at: 10, 20)
    #expect(await run.hasTimeline([(0, 1), (10, 2), (10, 3), (20, 4), (20, 5)]))
    #expect(await run.isOver())
  }

  @Test func `a concatenation stops at the first failure`() async {
    let effect = Effect<Int, EffectTestError>.concatenate(
      .just(1), .run { () throws(EffectTestError) in throw .broken }, .just(2))
    #expect(await run.finish(effect.replaceError(with: 3)) == [1, 3])
  }

  @Test func `runs a hundred thousand synchronous effects`() {
    let effects = (0..<100_000).map { Effect<Int, Never>.just($0) }
    run.start(.concatenate(effects))
    #expect(run.outputs.count == 100_000)
    run.start(.merge(effects))
    #expect(run.outputs.count == 200_000)
  }
}
