/// Watches the actions of a store, and answers them with effects.
///
/// It is called on the main actor after the reducer, with the state that the action has made, and
/// returns `.none` for what does not concern it. The failure of the effect is `Never`, so an error
/// that is left unhandled does not compile.
///
/// ```swift
/// func timerMiddleware() -> Middleware<CounterState, CounterAction> {
///   { state, action in action == .increment && state.count == 10 ? .just(.reset) : .none }
/// }
/// ```
public typealias Middleware<State, Action> =
  @MainActor (_ state: State, _ action: Action) -> Effect<Action, Never>
