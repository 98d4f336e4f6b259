import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct EffectLoadTests {
  private typealias State = LoadState<Int>
  private typealias Action = LoadAction<Int>
  private let operations = Operations()
  private let begun = Locked(0)

  private func makeStore(retry: RetrySchedule = .never) -> TestStore<State, Action> {
    TestStore(
      initialState: .idle, reducer: loadReducer,
      middlewares: [
        { [operations, begun] state, action in
          .load(action, into: state, id: "value", retry: retry) { _ in
            let number = begun.withLock { begun in
              begun += 1
              return begun
            }
            return try await operations.run(number)
          }
        }
      ])
  }

  private func begins(_ count: Int) async -> Bool {
    await becomes { begun.withLock { $0 } == count }
  }

  @Test func `loads a value, and doesn't load it a second time`() async throws {
    let store = makeStore()
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    operations.end(1)
    try await store.receive(.loaded(1)) { $0 = .loaded(1) }
    try store.send(.load)
    try await store.finish()
    #expect(begun.withLock { $0 } == 1)
  }

  @Test func `keeps the value when a reload fails`() async throws {
    let store = makeStore()
    try store.send(.loaded(7)) { $0 = .loaded(7) }
    try store.send(.reload) { $0 = .loading(previous: 7, progress: nil) }
    operations.end(1, succeeds: false)
    let failure = LoadFailure(Operations.Failure())
    try await store.receive(.failed(failure)) { $0 = .failed(failure, previous: 7) }
    try await store.finish()
  }

  @Test func `concurrent requests share one run`() async throws {
    let store = makeStore()
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    let second = try store.send(.load)
    try store.send(.reload)
    #expect(await begins(1))
    #expect(!second.isFinished)
    operations.end(1)
    try await store.receive(.loaded(1)) { $0 = .loaded(1) }
    #expect(second.isFinished)
    try await store.finish()
    #expect(begun.withLock { $0 } == 1)
  }

  @Test func `cancelling the only request stops the load`() async throws {
    let store = makeStore()
    let handle = try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    #expect(await begins(1))
    handle.cancel()
    try await store.receive(.stopped) { $0 = .idle }
    try await store.finish()
    #expect(await becomes { operations.running == 0 })
  }

  @Test func `restarts for the remaining request when the first is cancelled`() async throws {
    let store = makeStore()
    let first = try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    let second = try store.send(.load)
    #expect(await begins(1))
    first.cancel()
    #expect(await begins(2))
    operations.end(2)
    try await store.receive(.loaded(2)) { $0 = .loaded(2) }
    #expect(second.isFinished)
    try await store.finish()
  }

  @Test func `continues when a waiting request is cancelled`() async throws {
    let store = makeStore()
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    let second = try store.send(.load)
    #expect(await begins(1))
    second.cancel()
    operations.end(1)
    try await store.receive(.loaded(1)) { $0 = .loaded(1) }
    try await store.finish()
  }

  @Test func `cancel ends the load for all requests, and the effect sends nothing`() async throws {
    let store = makeStore()
    try store.send(.loaded(7)) { $0 = .loaded(7) }
    try store.send(.reload) { $0 = .loading(previous: 7, progress: nil) }
    let second = try store.send(.reload)
    #expect(await begins(1))
    try store.send(.cancel) { $0 = .loaded(7) }
    #expect(second.isFinished)
    try await store.finish()
    #expect(await becomes { operations.running == 0 })
    #expect(begun.withLock { $0 } == 1)
  }

  @Test func `an operation that throws a cancellation error stops the load`() async throws {
    let store = TestStore<State, Action>(
      initialState: .idle, reducer: loadReducer,
      middlewares: [
        { state, action in
          .load(action, into: state, id: "value") { _ in throw CancellationError() }
        }
      ])
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    try await store.receive(.stopped) { $0 = .idle }
    try await store.finish()
  }

  @Test func `retries automatically, and sends the delay before the retry`() async throws {
    let store = makeStore(retry: .constant(.seconds(1), maxAttempts: 2))
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    operations.end(1, succeeds: false)
    try await store.receive(
      matching: { if case .retrying(let failure, let delay) = $0 { (failure, delay) } else { nil } }
    ) { _, retrying in
      #expect(retrying.0.attempts.map(\.number) == [1])
      #expect(retrying.1 == .seconds(1))
    }
    #expect(await store.clock.hasSleeper(until: .seconds(1)))
    await store.clock.advance(by: .seconds(1))
    operations.end(2)
    try await store.receive(.loaded(2)) { $0 = .loaded(2) }
    try await store.finish()
  }

  @Test func `sends the operation's progress`() async throws {
    let store = TestStore<State, Action>(
      initialState: .idle, reducer: loadReducer,
      middlewares: [
        { [operations] state, action in
          .load(action, into: state, id: "value") { progress in
            progress.report(0.5)
            return try await operations.run(1)
          }
        }
      ])
    try store.send(.load) { $0 = .loading(previous: nil, progress: nil) }
    try await store.receive(.progressed(0.5)) { $0 = .loading(previous: nil, progress: 0.5) }
    operations.end(1)
    try await store.receive(.loaded(1)) { $0 = .loaded(1) }
    try await store.finish()
  }
}
