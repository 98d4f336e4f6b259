import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct DispatchHandleTests {
  private let operations = Operations()
  private let log = Log<JobAction>()

  @Test func `is finished at once where nothing follows`() async {
    let handle = makeJobs(operations, log).dispatch(.add(1))
    #expect(handle.isFinished)
    await handle.finish()
    handle.cancel()
  }

  @Test func `waits for the effects, and for those of the actions that they send`() async {
    let store = makeJobs(operations, log)
    let handle = store.dispatch(.start(1))
    #expect(!handle.isFinished)
    operations.end(1)
    operations.end(101)
    #expect(await becomes { handle.isFinished })
    await handle.finish()
    #expect(log.entries == [.start(1), .done(1), .add(1), .start(101), .done(101), .add(101)])
  }

  @Test func `cancels the effects, and those of the actions that they have sent`() async {
    let store = makeJobs(operations, log)
    let handle = store.dispatch(.start(1))
    let other = store.dispatch(.start(2))
    operations.end(1)
    #expect(await becomes { log.entries.contains(.start(101)) })
    handle.cancel()
    #expect(handle.isFinished)
    #expect(!other.isFinished)
    operations.end(101)
    other.cancel()
    #expect(await becomes { operations.running == 0 })
    #expect(log.entries == [.start(1), .start(2), .done(1), .add(1), .start(101)])
  }

  @Test func `never runs what is cancelled right after it was started`() async {
    let store = makeJobs(operations, log)
    operations.end(1)
    operations.end(2)
    let first = store.dispatch(.start(1))
    store.dispatch(.cancel(1))
    let second = store.dispatch(.start(2))
    second.cancel()
    #expect(first.isFinished)
    await first.finish()
    await second.finish()
    operations.end(3)
    await store.dispatch(.start(3)).finishWithout(103, in: operations)
    #expect(!log.entries.contains(.done(1)))
    #expect(!log.entries.contains(.done(2)))
    #expect(log.entries.contains(.done(3)))
  }

  @Test func `cancels what follows when the task that waits is cancelled`() async {
    let store = makeJobs(operations, log)
    let handle = store.dispatch(.start(1))
    let waiting = Task { await handle.finish() }
    #expect(await becomes { operations.running == 1 })
    waiting.cancel()
    #expect(await becomes { handle.isFinished })
    #expect(await becomes { operations.running == 0 })
    #expect(log.entries == [.start(1)])
  }

  @Test func `starts no effects of an action that waits when its handle is cancelled`() async {
    let later = Later()
    let store = Store(
      initialState: Ledger(), reducer: jobReducer,
      middlewares: [
        { _, action in
          guard action == .add(1), let store = later.store else { return .none }
          let handle = store.dispatch(.start(1))
          #expect(!handle.isFinished)
          handle.cancel()
          later.handle = handle
          return .none
        },
        jobMiddleware(operations),
      ])
    later.store = store
    store.dispatch(.add(1))
    #expect(later.handle?.isFinished == true)
    #expect(store.state.steps == ["add(1)", "start(1)"])
    await later.handle?.finish()
    #expect(operations.running == 0)
  }

  @Test func `handles nothing of its effects that waits when it is cancelled`() async {
    let later = Later()
    let log = log
    let store = Store(
      initialState: Ledger(), reducer: jobReducer,
      middlewares: [
        { _, action in
          log(action)
          switch action {
          case .add(1):
            later.handle = later.store?.dispatch(.start(1))
            return .none
          case .start: return .merge(.just(.add(2)), .just(.add(3)), .just(.add(4)))
          case .add(2):
            later.handle?.cancel()
            return .just(.add(5))
          default: return .none
          }
        }
      ])
    later.store = store
    store.dispatch(.add(1))
    #expect(log.entries == [.add(1), .start(1), .add(2)])
    #expect(store.state.total == 3)
    #expect(later.handle?.isFinished == true)
    store.dispatch(.add(6))
    #expect(store.state.total == 9)
  }

  @Test func `forgets effects that are over, however many a chain has`() async {
    let log = log
    let store = Store(
      initialState: Ledger(), reducer: jobReducer,
      middlewares: [
        { _, action in
          guard case .add(let number) = action else { return .none }
          log(action)
          return number < 200 ? .run { .add(number + 1) } : .none
        }
      ])
    await store.dispatch(.add(0)).finish()
    #expect(log.entries.count == 201)
  }

  private final class Later {
    weak var store: Store<Ledger, JobAction>?
    var handle: DispatchHandle?
  }
}

extension DispatchHandle {
  /// Waits until all is over, with the job that follows let through.
  fileprivate func finishWithout(_ job: Int, in operations: Operations) async {
    operations.end(job)
    await finish()
  }
}
