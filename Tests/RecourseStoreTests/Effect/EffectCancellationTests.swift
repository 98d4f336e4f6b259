import Foundation
import Recourse
import RecourseStore
import RecourseTesting
import Testing

/// An effect can be cancelled as soon as it has started, and sends nothing after that.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectCancellationTests {
  private enum ID: Hashable, Sendable {
    case search
    case row(Int)
  }

  private let run = EffectTestRun<Int>()
  private let runs = Locked(0)

  /// An effect that counts its runs and sends 1.
  private var fetch: Effect<Int, Never> {
    .run { [runs] in
      runs.withLock { $0 += 1 }
      return 1
    }
  }

  private var fetches: Int { runs.withLock { $0 } }

  private var search: Effect<Int, Never> { fetch.cancellable(id: ID.search) }

  // TCA 1.25.5 runs the cancelled effect in each of these cases
  // (pointfreeco/swift-composable-architecture #1848).

  @Test func `never runs an effect that is cancelled right after its start`() async {
    run.start(search)
    run.start(.cancel(id: ID.search))
    #expect(run.runner.count == 0)
    await run.settle()
    #expect(fetches == 0)
    #expect(run.outputs == [])
  }

  @Test func `a cancel effect cancels the earlier effects of the same merge`() async {
    run.start(.merge(search, .cancel(id: ID.search), .just(2)))
    await run.settle()
    #expect(fetches == 0)
    #expect(run.outputs == [2])
    #expect(await run.isOver())
  }

  @Test(arguments: [true, false])
  func `a cancel effect doesn't cancel the effects that follow it`(concatenated: Bool) async {
    let parts: [Effect<Int, Never>] = [.cancel(id: ID.search), search]
    run.start(search)
    run.start(concatenated ? .concatenate(parts) : .merge(parts))
    #expect(await run.hasTimeline([(0, 1)]))
    #expect(fetches == 1)
  }

  @Test func `a cancel effect doesn't cancel the effect that contains it`() async {
    run.start(.concatenate(.cancel(id: ID.search), search).cancellable(id: ID.search))
    run.start(
      fetch.cancellable(id: ID.row(1), cancelInFlight: true).cancellable(id: ID.row(1)))
    #expect(await run.hasTimeline([(0, 1), (0, 1)]))
  }

  @Test func `every operator registers its effect's id before a task runs`() async {
    let effects: [Effect<Int, Never>] = [
      search.map { $0 },
      .merge(.none, search),
      .concatenate(.just(0), search),
      .concatenate(search, .none).map { $0 },
      search.setFailureType(to: EffectTestError.self).replaceError(with: 3),
      search.setFailureType(to: EffectTestError.self)
        .retry(.constant(.zero, maxAttempts: 2)).replaceError(with: 3),
      search.setFailureType(to: EffectTestError.self)
        .timeout(.seconds(1), error: .tooSlow).replaceError(with: 3),
      Effect<Int, EffectTestError>.fail(.broken).catch { [search] _ in search },
      search.throttle(id: 1, for: .seconds(1), latest: true),
      fetch.throttle(id: ID.search, for: .seconds(1), latest: true),
      fetch.debounce(id: ID.search, for: .seconds(1)),
    ]
    for effect in effects {
      run.start(effect)
      run.start(.cancel(id: ID.search))
      #expect(run.runner.count == 0)
    }
    await run.settle()
    #expect(fetches == 0)
    #expect(run.outputs == [0])
    #expect(await run.isOver())
  }

  @Test func `distinguishes ids by value and by type`() async {
    run.start(run.after(10, 1).cancellable(id: ID.row(1)))
    run.start(run.after(10, 2).cancellable(id: ID.row(2)))
    run.start(run.after(10, 3).cancellable(id: 2))
    run.start(run.after(10, 4).cancellable(id: Int64(2)))
    run.start(run.after(10, 5).cancellable(id: 2.0))
    run.start(.merge(.cancel(id: ID.row(2)), .cancel(id: 2), .cancel(id: "2")))
    await run.wake(at: 10, of: 3)
    _ = await run.isOver()
    #expect(run.outputs.sorted() == [1, 4, 5])
  }

  @Test func `cancels every effect with the same id`() async {
    for number in 1...3 { run.start(run.after(10, number).cancellable(id: ID.search)) }
    run.start(.cancel(id: ID.search))
    await run.settle()
    #expect(run.outputs == [])
    #expect(await run.isOver())
  }

  @Test func `an id cancels no effect of another runner`() async {
    let other = EffectTestRun<Int>()
    run.start(run.after(10, 1).cancellable(id: ID.search))
    other.start(.cancel(id: ID.search))
    await run.wake(at: 10)
    #expect(await run.isOver())
    #expect(run.outputs == [1])
  }

  @Test func `cancelInFlight cancels the effect in flight before starting the next`() async {
    run.start(run.after(10, 1).cancellable(id: ID.search, cancelInFlight: true))
    await run.pass(to: 5)
    run.start(run.after(10, 2).cancellable(id: ID.search, cancelInFlight: true))
    await run.wake(at: 15)
    #expect(await run.hasTimeline([(15, 2)]))
  }

  @Test func `starts a new effect under an id that was cancelled`() async {
    run.start(search)
    run.start(.cancel(id: ID.search))
    run.start(search)
    #expect(await run.hasTimeline([(0, 1)]))
    #expect(fetches == 1)
  }

  @Test func `a concatenation continues when an element is cancelled by its id`() async {
    run.start(.concatenate(run.after(10, 1).cancellable(id: ID.search), .just(2)))
    await run.pass(to: 5)
    run.start(.cancel(id: ID.search))
    #expect(await run.hasTimeline([(5, 2)]))
    #expect(await run.isOver())
  }

  @Test func `a cancelled concatenation starts none of its later effects`() async {
    let handle = run.start(
      .concatenate(run.after(10, 1), .just(2)).cancellable(id: ID.search))
    await run.pass(to: 5)
    run.start(.cancel(id: ID.search))
    #expect(handle?.isFinished == true)
    await run.settle()
    #expect(run.outputs == [])
  }

  @Test func `cancellation drops a value that waits for the main actor`() async {
    for _ in 0..<100 {
      let (beginnings, beginning) = AsyncStream.makeStream(of: Void.self)
      let (gate, opening) = AsyncStream.makeStream(of: Void.self)
      let sending = DispatchSemaphore(value: 0)
      let handle = run.start(
        .run { send in
          beginning.finish()
          for await _ in gate {}
          sending.signal()
          await send(1)
        })
      for await _ in beginnings {}
      // The main actor is busy from here on, and receives the value only after the cancellation.
      opening.finish()
      hold(until: sending)
      handle?.cancel()
    }
    await run.settle()
    #expect(run.outputs == [])
  }

  @Test func `delivers nothing after a value whose receiver cancels the effect`() async {
    run.onValue = { [run] value in
      if value == 1 { run.start(.cancel(id: ID.search)) }
    }
    run.start(
      Effect.run { send in
        await send(1)
        await send(2)
      }
      .cancellable(id: ID.search))
    #expect(await run.isOver())
    run.start(.concatenate(.just(1), .just(3)).cancellable(id: ID.search))
    #expect(run.outputs == [1, 1])
    #expect(await run.isOver())
  }

  @Test(arguments: [
    CancellationError() as any Error, URLError(.cancelled), EffectTestWrapper.cancelled,
    EffectTestWrapper.caused(by: URLError(.cancelled)),
  ])
  func `a cancellation error ends an effect without a failure`(error: any Error) async {
    let throwing: Effect<Int, any Error> = .run { throw error }
    let effects: [Effect<Int, any Error>] = [
      throwing,
      .fail(error),
      throwing.retry(.constant(.zero, maxAttempts: 5)),
      .merge(throwing, run.after(10, 1).setFailureType()),
      .concatenate(throwing, .just(2)),
      Effect<Int, EffectTestError>.fail(.broken).catch { _ in .fail(error) },
    ]
    for effect in effects {
      run.start(effect.catch { _ in .just(99) })
    }
    await run.wake(at: 10)
    #expect(await run.hasTimeline([(0, 2), (10, 1)]))
    #expect(await run.isOver())
  }

  @Test func `ignores an error that a cancelled operation throws`() async {
    let failing = run.after(10, fail: EffectTestError.broken)
      .retry(.constant(.zero, maxAttempts: 5))
      .replaceError(with: 99)
    run.start(failing.cancellable(id: ID.search))
    await run.pass(to: 5)
    run.start(.cancel(id: ID.search))
    await run.settle()
    #expect(run.outputs == [])
    #expect(await run.isOver())
  }

  private func hold(until signal: DispatchSemaphore) {
    signal.wait()
  }
}
