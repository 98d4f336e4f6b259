import Recourse
public import RecourseStore

/// Runs a store as an app does, and fails when a test doesn't assert on everything that happens.
///
/// A test asserts on the changes of each action, on the actions that effects send, and on the
/// absence of anything else at the end. A wrong or missing assertion throws an error.
/// Effects use ``clock`` for their delays and timeouts.
///
/// ```swift
/// let store = TestStore(
///   initialState: AnimalState(), reducer: animalReducer, middlewares: [animals(service)])
/// try store.send(.fetch) { $0.isLoading = true }
/// try await store.receive(.fetched("Cat")) {
///   $0.isLoading = false
///   $0.current = "Cat"
/// }
/// try await store.finish()
/// ```
@MainActor
public final class TestStore<State: Equatable, Action> {
  /// The store under test; the test receives the actions that views and alerts dispatch to it.
  public let store: Store<State, Action>
  /// The clock of the effects, which the test advances.
  public let clock: ManualClock
  /// The state after the last action that the test has received.
  public private(set) var state: State
  private let isExhaustive: Bool
  private let timeout: Duration
  private let runner: EffectRunner
  private let inbox: TestInbox<State, Action>
  private var sent: [(action: String, handle: DispatchHandle)] = []
  private var isFinished = false

  /// Creates a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state in place.
  ///   - middlewares: Respond to actions with effects. The default is none.
  ///   - clock: The clock of the effects. The default is a new clock whose time is zero.
  ///   - generator: Randomizes the delays of retries. The default produces the same delays in each
  ///     run.
  ///   - isExhaustive: Whether the test must assert on everything that happens. If false, a closure
  ///     sets only the properties that it checks, actions may occur that the test doesn't assert
  ///     on, and the effects that still run at the end are cancelled. The default is true.
  ///   - timeout: The maximum real time to wait for an expected action, and for the end of the
  ///     effects. The default is 20 seconds.
  public init(
    initialState: State, reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>] = [], clock: ManualClock = ManualClock(),
    generator: any RandomNumberGenerator & Sendable = SeededGenerator(seed: 0),
    isExhaustive: Bool = true, timeout: Duration = .seconds(20)
  ) {
    let inbox = TestInbox<State, Action>()
    let recorder: Middleware<State, Action> = { state, action in
      inbox.events.append((action, state))
      return .none
    }
    self.inbox = inbox
    self.clock = clock
    self.isExhaustive = isExhaustive
    self.timeout = timeout
    state = initialState
    runner = EffectRunner(clock: clock, generator: generator)
    store = Store(
      initialState: initialState, reducer: reducer, middlewares: [recorder] + middlewares,
      runner: runner)
  }

  deinit {
    guard !isFinished, isExhaustive else { return }
    DebugWarning.write(
      """
      A TestStore<\(State.self), \(Action.self)> was not asked whether it is done. End the test with \
      `try await store.finish()`.
      """)
  }

  /// Dispatches an action, and checks the changes that the action makes.
  ///
  /// - Parameters:
  ///   - action: The action to dispatch.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Turns the previous state into the expected state. The default changes nothing.
  /// - Returns: A handle to the effects that follow.
  /// - Throws: An error if the state differs, if the store is handling another action,
  ///   or if an exhaustive test has not asserted on an earlier action.
  @discardableResult
  public func send(
    _ action: Action, fileID: String = #fileID, line: Int = #line,
    change: (inout State) throws -> Void = { _ in }
  ) throws -> DispatchHandle {
    let place = TestPlace(fileID: fileID, line: line)
    try skipEvents(at: place)
    let handle = store.dispatch(action)
    guard let event = inbox.takeFirst() else {
      throw place.failure(.busy(StateText.text(action)))
    }
    sent.append((StateText.text(action), handle))
    try check(event, at: place, change: change)
    return handle
  }

  /// Waits for an action that matches, and checks the changes that the action makes.
  ///
  /// - Parameters:
  ///   - extract: Returns the part of the action to assert on; nil if the action doesn't match.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Turns the previous state into the expected state, given the extracted part.
  /// - Throws: An error if no matching action arrives, if another one arrives first in
  ///   an exhaustive test, or if the state differs.
  public func receive<Payload>(
    matching extract: (Action) -> Payload?, fileID: String = #fileID, line: Int = #line,
    change: (inout State, Payload) throws -> Void
  ) async throws {
    let place = TestPlace(fileID: fileID, line: line)
    let (event, payload) = try await next("an action that matches", at: place, extract: extract)
    try check(event, at: place) { try change(&$0, payload) }
  }

  /// Waits until all effects have ended, and checks that the test has asserted on every action.
  ///
  /// If the test isn't exhaustive, the call checks nothing, and cancels the running effects.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Throws: An error if an action was not asserted on, or if an effect is still
  ///   running.
  public func finish(fileID: String = #fileID, line: Int = #line) async throws {
    isFinished = true
    defer { runner.cancelAll() }
    let place = TestPlace(fileID: fileID, line: line)
    guard isExhaustive else { return try skipEvents(at: place) }
    await wait { runner.count == 0 || !inbox.events.isEmpty }
    try skipEvents(at: place)
    if runner.count > 0 { throw place.failure(.effectsRunning(running)) }
  }
}

extension TestStore {
  /// Waits for an action, and checks the changes that the action makes.
  ///
  /// - Parameters:
  ///   - action: The expected action.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Turns the previous state into the expected state. The default changes nothing.
  /// - Throws: An error if the action doesn't arrive, if another one arrives first in
  ///   an exhaustive test, or if the state differs.
  public func receive(
    _ action: Action, fileID: String = #fileID, line: Int = #line,
    change: (inout State) throws -> Void = { _ in }
  ) async throws where Action: Equatable {
    let place = TestPlace(fileID: fileID, line: line)
    let (event, _) = try await next(StateText.text(action), at: place) { $0 == action ? () : nil }
    try check(event, at: place, change: change)
  }
}

extension TestStore {
  private typealias Event = TestInbox<State, Action>.Event

  /// The actions sent by the test whose effects, direct or indirect, are still running.
  private var running: [String] {
    let running = sent.filter { !$0.handle.isFinished }.map(\.action)
    return running.isEmpty ? ["an action that the test has not sent"] : running
  }

  private func next<Payload>(
    _ expected: String, at place: TestPlace, extract: (Action) -> Payload?
  ) async throws -> (Event, Payload) {
    while true {
      await wait { !inbox.events.isEmpty || runner.count == 0 }
      guard let event = inbox.takeFirst() else {
        let running = runner.count == 0 ? [] : running
        throw place.failure(.nothingReceived(expected: expected, running: running))
      }
      if let payload = extract(event.action) { return (event, payload) }
      state = event.state
      if isExhaustive {
        let action = StateText.text(event.action)
        throw place.failure(.otherActionReceived(action, expected: expected))
      }
    }
  }

  private func check(
    _ event: Event, at place: TestPlace, change: (inout State) throws -> Void
  ) throws {
    var expected = isExhaustive ? state : event.state
    try change(&expected)
    // A difference is reported once, not in each assertion that follows.
    state = event.state
    guard expected != event.state else { return }
    let difference = StateDifference(from: expected, to: event.state)
    let lines = difference.changes.map { change in
      "\(change.path.text(showingKeys: true)): expected \(StateText.text(change.old)), "
        + "is \(StateText.text(change.new))"
    }
    let all = lines + (difference.isComplete ? [] : ["…"])
    throw place.failure(
      .stateDiffers(after: StateText.text(event.action), differences: all))
  }

  /// Discards the handled actions, and throws if an exhaustive test has not asserted on them.
  private func skipEvents(at place: TestPlace) throws {
    let events = inbox.events
    inbox.events = []
    guard let last = events.last else { return }
    state = last.state
    guard isExhaustive else { return }
    throw place.failure(.actionsNotAsserted(events.map { StateText.text($0.action) }))
  }

  /// Yields to other tasks until a condition is met or the timeout has passed.
  private func wait(until condition: () -> Bool) async {
    let clock = ContinuousClock()
    let end = clock.now + timeout
    while !condition(), clock.now < end { await Task.yield() }
  }
}

/// The handled actions that a test has not asserted on yet, with the states after them.
@MainActor
private final class TestInbox<State, Action> {
  typealias Event = (action: Action, state: State)

  var events: [Event] = []

  func takeFirst() -> Event? {
    events.isEmpty ? nil : events.removeFirst()
  }
}

/// The source location of an assertion.
struct TestPlace {
  let fileID: String
  let line: Int

  func failure(_ reason: TestStoreFailure.Reason) -> TestStoreFailure {
    TestStoreFailure(reason: reason, fileID: fileID, line: line)
  }
}
