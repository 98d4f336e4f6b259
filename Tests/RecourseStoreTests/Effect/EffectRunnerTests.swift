import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectRunnerTests {
  private let run = EffectTestRun<Int>()

  @Test func `counts the running effects`() async {
    run.start(.merge(run.after(10, 1), run.after(20, 2)))
    run.start(run.after(15, 3))
    run.start(.just(4))
    #expect(run.runner.count == 2)
    await run.wake(at: 10, of: 3)
    await run.wake(at: 15, of: 2)
    #expect(await becomes { run.runner.count == 1 })
    await run.wake(at: 20)
    #expect(await becomes { run.runner.count == 0 })
  }

  @Test func `an effect cancelled by its handle sends nothing more`() async {
    let first = run.start(run.after(10, 1))
    let second = run.start(run.after(10, 2))
    first?.cancel()
    #expect(first?.isFinished == true)
    #expect(second?.isFinished == false)
    await run.wake(at: 10)
    #expect(await becomes { run.outputs == [2] })
    #expect(run.outputs == [2])
    first?.cancel()
    #expect(await run.isOver())
  }

  @Test func `cancelAll cancels every effect, and later effects still run`() async {
    for number in 1...5 { run.start(run.after(10, number)) }
    run.runner.cancelAll()
    #expect(await run.isOver())
    await run.settle()
    #expect(run.outputs == [])
    run.start(run.after(10, 6))
    await run.wake(at: 10)
    #expect(await run.isOver())
    #expect(run.outputs == [6])
  }

  @Test func `finish returns after the effect's last value was received`() async {
    let handle = run.start(.concatenate(run.after(10, 1), run.after(10, 2)))
    async let waiting: Void? = handle?.finish()
    await run.wake(at: 10, 20)
    await waiting
    #expect(run.outputs == [1, 2])
    await handle?.finish()
  }

  @Test func `finish returns when the effect is cancelled`() async {
    let handle = run.start(run.after(10, 1))
    async let waiting: Void? = handle?.finish()
    await run.clock.waitForSleeper(until: .milliseconds(10))
    handle?.cancel()
    await waiting
    #expect(run.outputs == [])
  }

  @Test func `finish returns when its task is cancelled, and the effect runs on`() async {
    let handle = run.start(run.after(10, 1))
    let waiting = Task { await handle?.finish() }
    await run.clock.waitForSleeper(until: .milliseconds(10))
    waiting.cancel()
    await waiting.value
    #expect(handle?.isFinished == false)
    await run.wake(at: 10)
    #expect(await run.isOver())
    #expect(run.outputs == [1])
  }

  @Test func `deallocating the runner cancels its effects and drops their values`() async {
    let clock = run.clock
    let outputs = Locked<[Int]>([])
    let ends = Locked(0)
    var runner: EffectRunner? = EffectRunner(clock: clock)
    let stubborn = Effect<Int, Never>.run { send in
      await send(0)
      await Task { try? await clock.sleep(for: .seconds(10)) }.value
      await send(1)
      ends.withLock { $0 += 1 }
    }
    let waiting: Effect<Int, Never> = .run { try await clock.sleep(for: .seconds(5)) }
      .map { 2 }
      .retry(.constant(.zero, maxAttempts: 5))
      .replaceError(with: 3)
    let debounced = Effect<Int, Never>.just(4).debounce(id: 0, for: .seconds(7))
    let handles = [stubborn, waiting, debounced].compactMap { effect in
      runner?.start(effect) { output in outputs.withLock { $0.append(output) } }
    }
    for time in [5, 7, 10] { await clock.waitForSleeper(until: .seconds(time)) }
    async let finished: Void? = handles.last?.finish()
    let unstarted = runner?.start(.run { 5 }) { output in outputs.withLock { $0.append(output) } }
    runner = nil
    #expect(handles.map(\.isFinished) == [true, true, true])
    #expect(unstarted?.isFinished == true)
    await finished
    // An operation that ignores its cancellation runs on, and its values are dropped.
    #expect(await becomes { clock.sleepers == 1 })
    await clock.advance(by: .seconds(10))
    #expect(await becomes { ends.withLock { $0 } == 1 })
    #expect(outputs.withLock { $0 } == [0])
  }

  @Test func `running effects don't retain the runner`() async {
    weak var runner: EffectRunner?
    do {
      let started = EffectRunner(clock: run.clock)
      runner = started
      _ = started.start(run.after(10, 1)) { _ in }
      _ = started.start(run.after(10, 1).cancellable(id: 0)) { _ in }
      await run.clock.waitForSleepers(2)
    }
    #expect(runner == nil)
    #expect(await run.isOver())
  }

  @Test func `releases everything that a cancelled effect captured`() async {
    weak var box: EffectTestModel?
    do {
      let model = EffectTestModel()
      box = model
      let waiting: Effect<Int, Never> = run.after(50, fail: EffectTestError.broken)
        .retry(.constant(.milliseconds(10), maxAttempts: 2))
        .catch { _ in .just(model.number) }
      for time in [10, 55, 70] {
        let handle = run.start(.concatenate(waiting, waiting))
        await run.pass(to: Int(run.clock.now.offset / .milliseconds(1)) + time)
        handle?.cancel()
      }
    }
    #expect(await becomes { box == nil })
    #expect(await run.isOver())
  }

  @Test func `releases everything that a finished effect captured`() async {
    weak var box: EffectTestModel?
    do {
      let model = EffectTestModel()
      box = model
      let effect: Effect<Int, Never> = .run { @MainActor in model.number }
        .cancellable(id: 0)
        .setFailureType(to: EffectTestError.self)
        .timeout(.seconds(1), error: .tooSlow)
        .retry(.constant(.zero, maxAttempts: 2))
        .replaceError(with: model.number)
      #expect(await run.finish(.merge(effect, effect)) == [0, 0])
    }
    #expect(await becomes { box == nil })
    #expect(await run.isOver())
  }
}
