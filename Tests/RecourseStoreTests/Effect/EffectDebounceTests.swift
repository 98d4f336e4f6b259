import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectDebounceTests {
  private let run = EffectTestRun<String>()

  private func type(_ text: String, id: Int = 0) {
    run.start(Effect.just(text).debounce(id: id, for: .milliseconds(10)))
  }

  @Test func `runs only the last effect, once the interval has elapsed`() async {
    //  0  4  8  12 ……… 22
    //  a  b  c  d       d
    for (time, text) in [(0, "a"), (4, "b"), (8, "c"), (12, "d")] {
      await run.pass(to: time, of: time == 0 ? 0 : 1)
      type(text)
    }
    await run.wake(at: 22)
    #expect(await run.hasTimeline([(22, "d")]))
    #expect(await run.isOver())
  }

  @Test func `runs each effect that no other follows within the interval`() async {
    type("a")
    await run.wake(at: 10)
    #expect(await run.isOver())
    type("b")
    await run.pass(to: 11)
    type("c")
    await run.wake(at: 21)
    #expect(await run.isOver())
    await run.pass(to: 30, of: 0)
    type("d")
    await run.wake(at: 40)
    #expect(await run.hasTimeline([(10, "a"), (21, "c"), (40, "d")]))
  }

  @Test func `debounces each id separately`() async {
    type("a", id: 1)
    type("b", id: 2)
    await run.wake(at: 10, of: 2)
    #expect(await run.isOver())
    #expect(run.outputs.sorted() == ["a", "b"])
  }

  @Test func `a new effect cancels a running effect with the same id`() async {
    let slow = run.after(20, "slow").debounce(id: 0, for: .milliseconds(10))
    run.start(slow)
    await run.wake(at: 10)
    await run.pass(to: 15)
    #expect(run.clock.sleepers == 1)
    type("fast")
    await run.wake(at: 25)
    #expect(await run.hasTimeline([(25, "fast")]))
  }

  @Test func `a waiting or running effect is cancelled by its id`() async {
    type("a")
    run.start(.cancel(id: 0))
    #expect(await run.isOver())
    run.start(run.after(20, "b").debounce(id: 0, for: .milliseconds(10)))
    await run.wake(at: 10)
    await run.pass(to: 15)
    run.start(.cancel(id: 0))
    #expect(await run.isOver())
    await run.settle()
    #expect(run.outputs == [])
  }

  @Test func `registers the inner effect's id only when the debounced effect starts`() async {
    let inner = run.after(50, "inner").cancellable(id: "inner")
    run.start(inner.debounce(id: 0, for: .milliseconds(10)))
    run.start(.cancel(id: "inner"))
    await run.wake(at: 10)
    await run.pass(to: 20)
    #expect(run.runner.count == 1)
    run.start(.cancel(id: "inner"))
    #expect(await run.isOver())
  }
}
