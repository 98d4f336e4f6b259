import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct TestStoreTests {
  private let operations = Operations()

  private func makeStore(
    isExhaustive: Bool = true, timeout: Duration = .seconds(20)
  ) -> TestStore<Ledger, JobAction> {
    TestStore(
      initialState: Ledger(), reducer: jobReducer, middlewares: [jobMiddleware(operations)],
      isExhaustive: isExhaustive, timeout: timeout)
  }

  /// Returns the reason of a test store's failure, without its source location.
  private func reason(of error: (any Error)?) -> TestStoreFailure.Reason? {
    (error as? TestStoreFailure)?.reason
  }

  @Test func `follows a chain of actions to its end`() async throws {
    let store = makeStore()
    try store.send(.start(100)) { $0.steps = ["start(100)"] }
    operations.end(100)
    try await store.receive(.done(100)) { $0.steps.append("done(100)") }
    try await store.receive(.add(100)) {
      $0.steps.append("add(100)")
      $0.total = 100
    }
    try await store.finish()
    #expect(store.state.total == 100)
  }

  @Test func `a store that isn't asked whether it is done only warns`() throws {
    weak var store: TestStore<Ledger, JobAction>?
    do {
      let unfinished = makeStore()
      try unfinished.send(.add(1)) {
        $0.steps = ["add(1)"]
        $0.total = 1
      }
      store = unfinished
    }
    #expect(store == nil)
  }

  @Test func `fails when the reducer sends an action of the test`() throws {
    var store: TestStore<Int, Int>?
    var failure: (any Error)?
    store = TestStore(initialState: 0) { state, action in
      state += action
      guard action == 1 else { return }
      do { try store?.send(2) } catch { failure = error }
    }
    try store?.send(1) { $0 = 1 }
    #expect(reason(of: failure) == .busy("2"))
    #expect("\(try #require(failure))".contains("2 can’t be sent while the store handles"))
  }

  @Test func `fails when an action changes the state in another way`() async throws {
    let store = makeStore()
    let error = #expect(throws: TestStoreFailure.self) {
      try store.send(.add(3), fileID: "Shop/Tests.swift", line: 7) {
        $0.steps = ["add(3)"]
        $0.total = 4
      }
    }
    #expect(
      error?.description == """
        Shop/Tests.swift:7: After add(3) the state is not as expected:
          total: expected 4, is 3
        """)
    try await store.finish()
  }

  @Test func `fails when a test doesn't assert a change`() async throws {
    let store = makeStore()
    let error = #expect(throws: TestStoreFailure.self) { try store.send(.failed(1)) }
    #expect(
      reason(of: error)
        == .stateDiffers(
          after: "failed(1)", differences: [#"steps[0]: expected nil, is "failed(1)""#]))
    try await store.finish()
  }

  @Test func `fails when an effect sends an unexpected action`() async throws {
    let store = makeStore()
    try store.send(.start(100)) { $0.steps = ["start(100)"] }
    operations.end(100, succeeds: false)
    let error = await #expect(throws: TestStoreFailure.self) {
      try await store.receive(.done(100))
    }
    #expect(reason(of: error) == .otherActionReceived("failed(100)", expected: "done(100)"))
    try await store.finish()
  }

  @Test func `receive fails at once when no effect runs`() async {
    let store = makeStore()
    let error = await #expect(throws: TestStoreFailure.self) { try await store.receive(.add(1)) }
    #expect(reason(of: error) == .nothingReceived(expected: "add(1)", running: []))
    await #expect(throws: Never.self) { try await store.finish() }
  }

  @Test func `fails at the timeout, and names the actions whose effects run`() async throws {
    let store = makeStore(timeout: .zero)
    try store.send(.start(1)) { $0.steps = ["start(1)"] }
    let error = await #expect(throws: TestStoreFailure.self) { try await store.receive(.done(1)) }
    #expect(reason(of: error) == .nothingReceived(expected: "done(1)", running: ["start(1)"]))
    let end = await #expect(throws: TestStoreFailure.self) { try await store.finish() }
    #expect(reason(of: end) == .effectsRunning(["start(1)"]))
    #expect(await becomes { operations.running == 0 })
  }

  @Test func `finish fails when an action was received but not asserted`() async throws {
    let store = makeStore()
    try store.send(.start(100)) { $0.steps = ["start(100)"] }
    operations.end(100)
    let error = await #expect(throws: TestStoreFailure.self) { try await store.finish() }
    #expect(reason(of: error) == .actionsNotAsserted(["done(100)", "add(100)"]))
  }

  @Test func `send fails when an earlier action is not yet asserted`() async throws {
    let store = makeStore()
    try store.send(.done(100)) { $0.steps = ["done(100)"] }
    let error = #expect(throws: TestStoreFailure.self) { try store.send(.cancel(1)) }
    #expect(reason(of: error) == .actionsNotAsserted(["add(100)"]))
    try await store.finish()
  }

  @Test func `receive extracts a value from a matching action`() async throws {
    let store = makeStore()
    try store.send(.done(100)) { $0.steps = ["done(100)"] }
    try await store.receive(matching: { if case .add(let number) = $0 { number } else { nil } }) {
      $0.total = $1
      $0.steps.append("add(\($1))")
    }
    try await store.finish()
  }

  @Test func `checks only the asserted actions and properties if not exhaustive`() async throws {
    let store = makeStore(isExhaustive: false)
    try store.send(.start(1))
    try store.send(.start(100))
    operations.end(100)
    try await store.receive(.add(100)) { $0.total = 100 }
    #expect(throws: TestStoreFailure.self) { try store.send(.add(1)) { $0.total = 7 } }
    try await store.finish()
    #expect(await becomes { operations.running == 0 })
  }

  @Test func `receives actions that are dispatched to the underlying store`() async throws {
    let store = makeStore()
    store.store.dispatch(.add(2))
    try await store.receive(.add(2)) {
      $0.steps = ["add(2)"]
      $0.total = 2
    }
    try await store.finish()
  }
}
