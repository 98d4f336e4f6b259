import Recourse
public import RecourseStore

/// Runs a store as an app does, and fails when a test doesn't say all that happens.
///
/// A test says what each action changes, which actions effects send, and that nothing is left in the
/// end. What it says wrong, or doesn't say, is thrown as a ``TestStoreFailure``. Effects take their
/// time from ``clock``.
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
  /// The store that is tested: what views and alerts dispatch to it is received.
  public let store: Store<State, Action>
  /// The time of the effects, which the test moves.
  public let clock: ManualClock
  /// The state after the last action that the test knows of.
  public internal(set) var state: State
  let isExhaustive: Bool
  let timeout: Duration
  let runner: EffectRunner
  let inbox: TestInbox<State, Action>
  private(set) var sent: [(action: String, handle: DispatchHandle)] = []
  private var isFinished = false

  /// Creates a store for a test.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state.
  ///   - middlewares: Answer actions with effects. The default is none.
  ///   - clock: The time of the effects. The default is a clock at its start.
  ///   - generator: Makes the delays of retries differ. The default makes the same in each run.
  ///   - isExhaustive: Whether the test says all that happens. If not, a closure only sets what it is
  ///     about, actions may come that nobody asks for, and effects are cancelled in the end. The
  ///     default is true.
  ///   - timeout: How long to wait in real time for what should come, before it counts as missing. The
  ///     default is 20 seconds.
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

  /// Dispatches an action, and checks what it changes.
  ///
  /// - Parameters:
  ///   - action: What happens.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Makes the state that is expected of the one before. The default changes nothing.
  /// - Returns: A handle to the effects that follow.
  /// - Throws: ``TestStoreFailure``, also if an action came before that the test doesn't know of.
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

  /// Waits for an action of which something is expected, and checks what it changes.
  ///
  /// - Parameters:
  ///   - extract: Takes out of the action what the test wants to know; nil if it is another one.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Makes the state that is expected of the one before, with what was taken out.
  /// - Throws: ``TestStoreFailure`` when another action comes, or none.
  public func receive<Payload>(
    matching extract: (Action) -> Payload?, fileID: String = #fileID, line: Int = #line,
    change: (inout State, Payload) throws -> Void
  ) async throws {
    let place = TestPlace(fileID: fileID, line: line)
    let (event, payload) = try await next("an action that matches", at: place, extract: extract)
    try check(event, at: place) { try change(&$0, payload) }
  }

  /// Waits until all effects are over, and checks that nothing has come of them that nobody asked for.
  ///
  /// - Parameters:
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  /// - Throws: ``TestStoreFailure`` when actions came that the test doesn't know of, or an effect runs.
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
  /// Waits for an action, and checks what it changes.
  ///
  /// - Parameters:
  ///   - action: What should come.
  ///   - fileID: The file of the assertion. The default is the caller's.
  ///   - line: The line of the assertion. The default is the caller's.
  ///   - change: Makes the state that is expected of the one before. The default changes nothing.
  /// - Throws: ``TestStoreFailure`` when another action comes, or none.
  public func receive(
    _ action: Action, fileID: String = #fileID, line: Int = #line,
    change: (inout State) throws -> Void = { _ in }
  ) async throws where Action: Equatable {
    let place = TestPlace(fileID: fileID, line: line)
    let (event, _) = try await next(StateText.text(action), at: place) { $0 == action ? () : nil }
    try check(event, at: place, change: change)
  }
}
