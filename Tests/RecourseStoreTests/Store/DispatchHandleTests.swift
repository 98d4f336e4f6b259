import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct DispatchHandleTests {
  private let operations = Operations()
  private let log = Log<JobAction>()

  @Test func `is finished at once when the action starts no effect`() async {
    let handle = makeJobs(operations, log).dispatch(.add(1))
    #expect(handle.isFinished)
    await handle.finish()
    handle.cancel()
  }

  @Test func `waits for the effects, and for the effects of the actions they send`() async {
    let store = makeJobs(operations, log)
    let handle = store.dispatch(.start(1))
    #expect(!handle.isFinished)
    operations.end(1)
    operations.end(101)
    #expect(await becomes { handle.isFinished })
    await handle.finish()
    #expect(log.entries == [.start(1), .done(1), .add(1), .start(101), .done(101), .add(101)])
  }

  @Test func `cancels the effects, and the effects of the actions they sent`() async {
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

  @Test func `never runs an effect that is cancelled right after its start`() async {
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

  @Test func `cancelling the waiting task cancels the effects`() async {
    let store = makeJobs(operations, log)
    let handle = store.dispatch(.start(1))
    let waiting = Task { await handle.finish() }
    #expect(await becomes { operations.running == 1 })
    waiting.cancel()
    #expect(await becomes { handle.isFinished })
    #expect(await becomes { operations.running == 0 })
    #expect(log.entries == [.start(1)])
  }

  @Test func `starts no effects of a queued action whose handle is cancelled`() async {
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

  @Test func `cancelling the handle drops queued actions of its effects`() async {
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

  @Test func `finishes after the last of a chain of 200 effects`() async {
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
  /// Ends the follow-up job, then waits until the handle is finished.
  fileprivate func finishWithout(_ job: Int, in operations: Operations) async {
    operations.end(job)
    await finish()
  }
}
