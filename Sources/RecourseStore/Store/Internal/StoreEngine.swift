import Recourse

/// Holds the state, and handles one action at a time.
@MainActor
final class StoreEngine<State, Action> {
  let root: StateRoot<State>
  let reducer: Reducer<State, Action>
  private let firstMiddleware: MiddlewareLink<State, Action>?
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
    root = StateRoot(initialState)
    self.reducer = reducer
    firstMiddleware = MiddlewareLink.first(of: middlewares)
    self.runner = runner
  }

  deinit {
    Task { @MainActor [root] in root.tree.endStreams() }
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
    root.tree.timeTravel.isPast = isPast
    root.announceChanges()
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
    root.reduce(action, by: reducer)
    var chain = chain
    var rest = firstMiddleware
    while let link = rest {
      rest = link.next
      let effect = root.storage.effect(of: link.middleware, answering: action)
      if !effect.isNone { start(effect, in: &chain) }
    }
    return chain
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

/// A node in the linked list of a store's middlewares.
///
/// A linked list, because each use of a collection of a generic type requests the type's metadata
/// from the Swift runtime, which would take longer than the rest of a dispatch.
@MainActor
private final class MiddlewareLink<State, Action> {
  let middleware: Middleware<State, Action>
  let next: MiddlewareLink<State, Action>?

  private init(
    _ middleware: @escaping Middleware<State, Action>, next: MiddlewareLink<State, Action>?
  ) {
    self.middleware = middleware
    self.next = next
  }

  /// Returns the first node of a list of middlewares; nil for an empty list.
  static func first(of middlewares: [Middleware<State, Action>]) -> MiddlewareLink? {
    middlewares.reversed().reduce(nil) { next, middleware in
      MiddlewareLink(middleware, next: next)
    }
  }
}

/// The whole state of a store, and its observers.
///
/// The root outlives the engine while a stream still has to deliver its last value.
final class StateRoot<State>: StateAnchor {
  let tree = StateTree()
  let indexes = ElementIndexes()
  let steps: [AnyHashable] = []
  /// The state; declared last, so that its type doesn't affect the offsets of other properties.
  var storage: StateStorage<State>

  init(_ state: State) {
    storage = StateStorage(state: state)
  }

  func value<Value>(at path: KeyPath<State, Value>) -> Value {
    checkAccess()
    tree.observe(.value(path), in: node) { lend { ObserverLeaf.leaf(of: path, in: $0) } }
    return storage.value(at: path)
  }

  func lend<Result>(_ body: (UnsafePointer<State>?) -> Result) -> Result {
    checkAccess()
    return storage.lend { body($0) }
  }

  /// Stops a reducer that reads its own store, which Swift's rule of exclusive access would stop
  /// without naming the reducer.
  private func checkAccess() {
    precondition(
      !tree.isReducing,
      """
      A reducer reads the Store of \(State.self) that has called it. Read the reducer's parameter \
      `state` instead, which has the changes of the current action.
      """)
  }

  func node(making: Bool) -> ObserverNode? { tree.node }

  /// Changes the state, and notifies the observers of changed values.
  @inline(__always)
  func reduce<Action>(_ action: Action, by reducer: Reducer<State, Action>) {
    tree.version &+= 1
    tree.isReducing = true
    let mayDiffer = storage.reduce(action, by: reducer, observedBy: tree.node)
    tree.isReducing = false
    if mayDiffer { announceChanges() }
  }

  /// Changes the state; the caller must then call ``announceChanges()``.
  func change(_ change: (inout State) -> Void) {
    tree.version &+= 1
    tree.isReducing = true
    change(&storage.state)
    tree.isReducing = false
  }

  func announceChanges() {
    let changes = storage.update(tree.node)
    if !changes.isEmpty { tree.announce(changes) }
  }
}

/// Stores the state so that it can be changed in place and read without a copy.
///
/// The type is noncopyable, so Swift lends the state to its readers. A property of a class is
/// copied for each read: a retain and a release for each object in the state, which with 50 strings
/// takes five times as long as the read. Because the methods are inlined, they don't request the
/// metadata of the generic type, which takes as long as a middleware.
@MainActor
struct StateStorage<State>: ~Copyable {
  var state: State

  @inline(__always)
  borrowing func value<Value>(at path: KeyPath<State, Value>) -> Value {
    state[keyPath: path]
  }

  /// Lets a reducer change the state, and returns whether observers have to compare.
  ///
  /// Most actions change no observed value, which this method detects without a second access.
  @inline(__always)
  mutating func reduce<Action>(
    _ action: Action, by reducer: Reducer<State, Action>, observedBy node: ObserverNode
  ) -> Bool {
    reducer(&state, action)
    return !withUnsafePointer(to: &state) { node.isUnchanged(UnsafeRawPointer($0)) }
  }

  @inline(__always)
  borrowing func effect<Action>(
    of middleware: Middleware<State, Action>, answering action: Action
  ) -> Effect<Action, Never> {
    middleware(state, action)
  }

  @inline(__always)
  borrowing func lend<Result>(_ body: (UnsafePointer<State>) -> Result) -> Result {
    withUnsafePointer(to: state) { body($0) }
  }

  @inline(__always)
  borrowing func update(_ node: ObserverNode) -> [ObserverLeaf] {
    var changes: [ObserverLeaf] = []
    withUnsafePointer(to: state) { _ = node.update(UnsafeRawPointer($0), &changes) }
    return changes
  }
}
