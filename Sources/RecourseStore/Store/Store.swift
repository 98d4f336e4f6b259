public import Observation

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
  let source: any StateSource<State>
  let send: @MainActor (Action) -> DispatchHandle

  init(
    source: any StateSource<State>, send: @escaping @MainActor (Action) -> DispatchHandle
  ) {
    self.source = source
    self.send = send
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state in place. It runs on the main actor.
  ///   - middlewares: Respond to actions with effects, in this order. The default is none.
  ///   - clock: The clock for the delays and timeouts of effects. The default is the continuous
  ///     clock.
  public convenience init(
    initialState: State,
    reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>] = [],
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: middlewares,
      runner: EffectRunner(clock: clock))
    self.init(source: engine.root) { engine.dispatch($0) }
  }

  /// The state, read and observed one key path at a time.
  public var state: ObservedState<State> { ObservedState(source) }

  /// Handles an action immediately, or after the queued actions if another action is being handled.
  ///
  /// - Parameter action: The action to handle.
  /// - Returns: A handle to wait for the effects that follow from the action, or to cancel them.
  @discardableResult
  public func dispatch(_ action: Action) -> DispatchHandle {
    send(action)
  }
}

extension Store: CustomReflectable {
  /// A mirror without children, so that no dump shows the errors of its effects.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
