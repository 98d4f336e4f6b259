import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectThrottleTests {
  private let run = EffectTestRun<String>()

  /// Starts an effect at a time in milliseconds, once at least `sleepers` tasks sleep.
  private func start(_ text: String, at time: Int, of sleepers: Int = 0, latest: Bool) async {
    await run.pass(to: time, of: sleepers)
    run.start(throttled(text, latest: latest))
  }

  private func throttled(_ text: String, latest: Bool) -> Effect<String, Never> {
    .just(text).throttle(id: 0, for: .milliseconds(10), latest: latest)
  }

  @Test func `runs the first effect at once, then the latest at the interval's end`() async {
    //  0  1  2  ……  10  11  ……  20  ……  35
    //  a  b  c          d           e
    //  a            c           d       e
    await start("a", at: 0, latest: true)
    await start("b", at: 1, latest: true)
    await start("c", at: 2, of: 1, latest: true)
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, "a"), (10, "c")]))
    await start("d", at: 11, latest: true)
    await run.wake(at: 20)
    #expect(await run.isOver())
    await start("e", at: 35, latest: true)
    #expect(await run.hasTimeline([(0, "a"), (10, "c"), (20, "d"), (35, "e")]))
  }

  @Test func `without latest, runs the first waiting effect at the interval's end`() async {
    await start("a", at: 0, latest: false)
    await start("b", at: 1, latest: false)
    await start("c", at: 2, of: 1, latest: false)
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, "a"), (10, "b")]))
    await start("d", at: 11, latest: false)
    await start("e", at: 12, of: 1, latest: false)
    await run.wake(at: 20)
    #expect(await run.isOver())
    await start("f", at: 35, latest: false)
    #expect(await run.hasTimeline([(0, "a"), (10, "b"), (20, "d"), (35, "f")]))
  }

  @Test func `starts at once at the exact end of the interval`() async {
    for (time, text) in [(0, "a"), (10, "b"), (20, "c")] {
      await start(text, at: time, latest: true)
    }
    #expect(await run.hasTimeline([(0, "a"), (10, "b"), (20, "c")]))
  }

  @Test(arguments: [(true, ["a", "c"]), (false, ["a", "b"])])
  func `runs only one effect when another starts at the interval's end`(
    latest: Bool, expected: [String]
  ) async {
    let clock = SteppingClock()
    let runner = EffectRunner(clock: clock, generator: SeededGenerator(seed: 1))
    var outputs: [String] = []
    func start(_ text: String) {
      _ = runner.start(throttled(text, latest: latest)) { outputs.append($0) }
    }
    start("a")
    clock.step(to: .milliseconds(3))
    start("b")
    #expect(await becomes { clock.sleepers == 1 })
    // The main actor starts "c" in the turn of the deadline, before "b" can begin.
    clock.step(to: .milliseconds(10))
    start("c")
    #expect(await becomes { outputs == expected && clock.sleepers == 0 })
    clock.step(to: .milliseconds(40))
    for _ in 0..<20 { await Task.yield() }
    #expect(outputs == expected)
  }

  @Test func `throttles each id separately`() {
    for id in 1...3 {
      run.start(Effect.just("\(id)").throttle(id: id, for: .seconds(1), latest: true))
    }
    #expect(run.outputs == ["1", "2", "3"])
  }

  @Test func `doesn't cancel an effect that runs longer than the interval`() async {
    for time in [0, 5] {
      await run.pass(to: time, of: time == 0 ? 0 : 1)
      run.start(run.after(30, "\(time)").throttle(id: 0, for: .milliseconds(10), latest: true))
    }
    await run.wake(at: 10, of: 2)
    await run.wake(at: 30, of: 2)
    await run.wake(at: 40)
    #expect(await run.hasTimeline([(30, "0"), (40, "5")]))
  }

  @Test func `a dropped or replaced effect ends at once`() async {
    func start(_ text: String, latest: Bool) {
      run.start(.concatenate(throttled(text, latest: latest), .just("end")))
    }
    start("a", latest: true)
    start("b", latest: true)
    start("c", latest: false)
    #expect(run.outputs == ["a", "end", "end"])
    start("d", latest: true)
    #expect(run.outputs == ["a", "end", "end", "end"])
    await run.wake(at: 10)
    #expect(await becomes { run.outputs == ["a", "end", "end", "end", "d", "end"] })
  }

  @Test func `cancelling by id ends waiting and running effects, not the interval`() async {
    run.start(run.after(5, "a").throttle(id: 0, for: .milliseconds(10), latest: true))
    run.start(run.after(5, "b").throttle(id: 0, for: .milliseconds(10), latest: true))
    run.start(.cancel(id: 0))
    #expect(await run.isOver())
    await start("c", at: 3, latest: false)
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(10, "c")]))
  }
}
