public import Observation

/// Keeps the state of an app, or of a part of it, and changes it by actions only.
///
/// An action goes to the reducer, then to those who watch the state, then to the middlewares in their
/// order. What is dispatched meanwhile waits, first in, first out, and is handled before the outermost
/// `dispatch` returns. The state is made of values: a change inside an object that it refers to may go
/// unnoticed. When the store goes, its effects are cancelled and deliver nothing any more.
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
  ///   - reducer: Changes the state, in place. It runs on the main actor.
  ///   - middlewares: Answer actions with effects, in this order. The default is none.
  ///   - clock: Tells effects the time. The default is the continuous clock.
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

  /// The state: each read names what it reads, and is observed for just that.
  public var state: ObservedState<State> { ObservedState(source) }

  /// Handles an action; during another one, as soon as those before it are handled.
  ///
  /// - Parameter action: What has happened.
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
