import Recourse

/// Holds the state, and handles one action at a time.
@MainActor
final class StoreEngine<State, Action> {
  /// Calls the middlewares in order, and a function with each effect that one of them returns.
  ///
  /// Composed once: each use of an array of a generic type requests the type's metadata, which
  /// takes longer than the rest of a dispatch.
  private typealias Answer =
    (_ action: Action, _ start: (Effect<Action, Never>) -> Void) -> Void

  let tree: StateTree
  /// The whole state, and its observers.
  let whole: StatePart<State>
  let reducer: Reducer<State, Action>
  private let root: StateRoot<State>
  private let answer: Answer
  private let runner: EffectRunner
  private var isHandling = false
  /// Whether ``waiting`` has elements: querying the array takes longer than handling an action.
  private var isAnyWaiting = false
  private var waiting: [Waiting] = []
  private var hasWarned = false

  init(
    initialState: State, reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>], runner: EffectRunner
  ) {
    tree = StateTree()
    root = StateRoot(initialState, of: tree)
    whole = StatePart(of: tree, canBeRemoved: false) { [root] in root.lend($0) }
    self.reducer = reducer
    answer = middlewares.reversed().reduce({ _, _ in }) { [root] next, middleware in
      { action, start in
        let effect = root.lend { middleware($0, action) }
        if !effect.isNone { start(effect) }
        next(action, start)
      }
    }
    self.runner = runner
  }

  deinit {
    Task { @MainActor [tree, whole] in
      tree.end()
      whole.end()
    }
  }

  /// Handles an action now, or after the queued actions if another one is being handled.
  func dispatch(_ action: Action, in chain: DispatchChain? = nil) -> DispatchHandle {
    guard !isHandling else { return wait(with: action, in: chain) }
    isHandling = true
    let followed = handle(action, in: chain)
    if isAnyWaiting { handleWaiting() }
    isHandling = false
    return DispatchHandle(followed)
  }

  /// Cancels all effects, and changes the state without an action, so that no middleware responds.
  ///
  /// - Parameters:
  ///   - isPast: Whether there are later states than the new one.
  ///   - change: Changes the state.
  /// - Returns: Whether the change was made; false while an action is being handled.
  func change(toPast isPast: Bool, _ change: (inout State) -> Void) -> Bool {
    guard !isHandling else { return false }
    isHandling = true
    runner.cancelAll()
    root.change(change)
    tree.isPast = isPast
    announceChanges()
    if isAnyWaiting { handleWaiting() }
    isHandling = false
    return true
  }

  private func wait(with action: Action, in chain: DispatchChain?) -> DispatchHandle {
    let waiting = Waiting(
      action: action, chain: chain ?? DispatchChain(), followsAnother: chain != nil)
    waiting.chain.waitingActions += 1
    self.waiting.append(waiting)
    isAnyWaiting = true
    return DispatchHandle(waiting.chain)
  }

  private func handleWaiting() {
    var count = 0
    while isAnyWaiting {
      let actions = waiting
      waiting = []
      isAnyWaiting = false
      for waiting in actions { handle(waiting) }
      count += actions.count
      if count > 10_000, !hasWarned { warnOfManyActions() }
    }
  }

  private func handle(_ waiting: Waiting) {
    let chain = waiting.chain
    chain.waitingActions -= 1
    // Only actions that effects have sent are dropped; the app's own action is handled.
    if chain.isCancelled, waiting.followsAnother { return }
    let onHandling = waiting.followsAnother ? nil : chain.onHandling
    onHandling?(.begins)
    _ = handle(waiting.action, in: chain)
    onHandling?(.ends)
  }

  private func warnOfManyActions() {
    hasWarned = true
    DebugWarning.write(
      """
      A Store<\(State.self), \(Action.self)> has handled more than 10,000 actions within one \
      dispatch. Something dispatches whenever it is told of a change; let it stop.
      """)
  }

  /// Handles an action, and returns the chain of the effects that follow; nil if there are none.
  private func handle(_ action: Action, in chain: DispatchChain?) -> DispatchChain? {
    root.change { reducer(&$0, action) }
    if !whole.isUnobserved { announceChanges() }
    var chain = chain
    answer(action) { start($0, in: &chain) }
    return chain
  }

  private func announceChanges() {
    var changes: [StateReading] = []
    whole.update(&changes)
    if !changes.isEmpty { tree.announce(changes) }
  }

  private func start(_ effect: Effect<Action, Never>, in chain: inout DispatchChain?) {
    let followed = chain ?? DispatchChain()
    guard !followed.isCancelled else { return }
    // An effect that has ended already may have sent actions, whose effects belong to the chain.
    chain = followed
    let handle = runner.start(effect) { [weak self] action in
      _ = self?.dispatch(action, in: followed)
    }
    if let handle { followed.add(handle) }
  }

  /// An action that was dispatched while another one was being handled.
  private struct Waiting {
    let action: Action
    let chain: DispatchChain
    /// Whether an effect of the chain has sent the action, rather than the app.
    let followsAnother: Bool
  }
}

/// The state of a store.
@MainActor
final class StateRoot<State> {
  private let tree: StateTree
  private var storage: Storage

  init(_ state: State, of tree: StateTree) {
    storage = Storage(state: state)
    self.tree = tree
  }

  /// Calls a function with the state.
  ///
  /// Stops a reducer that reads its own store, which Swift's rule of exclusive access would stop
  /// without naming the reducer.
  @inline(__always)
  func lend<Result>(_ body: (State) -> Result) -> Result {
    precondition(
      !tree.isReducing,
      """
      A reducer reads the Store of \(State.self) that has called it. Read the reducer's parameter \
      `state` instead, which has the changes of the current action.
      """)
    return storage.lend(body)
  }

  /// Calls a function that changes the state in place.
  func change(_ change: (inout State) -> Void) {
    tree.version &+= 1
    tree.isReducing = true
    change(&storage.state)
    tree.isReducing = false
  }

  /// Stores the state so that it can be changed in place and read without a copy.
  ///
  /// The type is noncopyable, so Swift lends the state to its readers. A property of a class is
  /// copied for each read: a retain and a release for each object in the state, which with 50
  /// strings takes five times as long as the read.
  private struct Storage: ~Copyable {
    var state: State

    @inline(__always)
    borrowing func lend<Result>(_ body: (State) -> Result) -> Result {
      body(state)
    }
  }
}
