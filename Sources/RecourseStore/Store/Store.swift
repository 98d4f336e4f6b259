public import Observation
public import Recourse

/// Holds the state of an app, or of one part of it, and changes that state only through actions.
///
/// Each action runs the reducer, then notifies the observers of changed values, then runs the
/// middlewares in order. Actions dispatched in the meantime are queued and handled in FIFO order
/// before the outermost `dispatch` returns. The state must consist of values: a mutation inside a
/// referenced object may go unnoticed. Releasing the store cancels its effects, which then deliver
/// nothing more.
///
/// ```swift
/// let store = Store(initialState: CounterState()) { (state, action: CounterAction) in
///   switch action {
///   case .increment: state.count += 1
///   case .reset: state.count = 0
///   }
/// }
/// store.dispatch(.increment)
/// print(store.state.count)
/// ```
@MainActor
public final class Store<State, Action>: Observable {
  let part: StatePart<State>
  let send: @MainActor (Action) -> DispatchHandle

  init(
    part: StatePart<State>, send: @escaping @MainActor (Action) -> DispatchHandle
  ) {
    self.part = part
    self.send = send
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state in place. It runs on the main actor.
  ///   - middlewares: Respond to actions with effects, in this order. The default is none.
  ///   - history: Records the actions, and is attached to this store from now on. The default is
  ///     nil: no history.
  ///   - catalog: Knows which errors of effects are cancellations, and which a retry can help. The
  ///     default is the built-in catalog.
  ///   - clock: The clock for the delays and timeouts of effects. The default is the continuous
  ///     clock.
  public convenience init(
    initialState: State,
    reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>] = [],
    history: StoreHistory<State, Action>? = nil,
    catalog: ErrorCatalog = ErrorCatalog(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let recorders = history.map { [$0.makeRecorder()] } ?? []
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: recorders + middlewares,
      runner: EffectRunner(catalog: catalog, clock: clock))
    history?.attach(to: engine)
    self.init(part: engine.whole) { engine.dispatch($0) }
  }

  /// The state, read and observed one key path at a time.
  public var state: ObservedState<State> { ObservedState(part) }

  /// Handles an action immediately, or after the queued actions if another action is being handled.
  ///
  /// - Parameter action: The action to handle.
  /// - Returns: A handle to wait for the effects that follow from the action, or to cancel them.
  @discardableResult
  public func dispatch(_ action: Action) -> DispatchHandle {
    send(action)
  }
}

extension Store: HiddenFromMirrors {}

extension Store {
  /// Creates a store whose effects run in the caller's runner, so that the caller can monitor them.
  package convenience init(
    initialState: State, reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>], runner: EffectRunner
  ) {
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: middlewares, runner: runner)
    self.init(part: engine.whole) { engine.dispatch($0) }
  }

  /// Returns a stream of a value of the state for code outside views: the current value, then each
  /// change.
  ///
  /// A reader that is slower than the actions receives the latest value and misses those in
  /// between; use a middleware to see every action. When the store is released, the stream ends
  /// after the last value. While an optional part is missing, the stream waits for its return. If
  /// the type of the value isn't `Equatable`, each action that may have changed the value counts as
  /// a change.
  ///
  /// - Parameter path: The key path of the value; `\.self` is the whole state.
  /// - Returns: A stream for one reader.
  public func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    part.values(of: path)
  }
}
