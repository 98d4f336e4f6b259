/// A function that observes the actions of a store and responds with effects.
///
/// A middleware is called on the main actor after the reducer, with the state that results from the
/// action. It returns `.none` for actions that don't concern it. The failure type of the effect is
/// `Never`, so an unhandled error doesn't compile.
///
/// ```swift
/// func timerMiddleware() -> Middleware<CounterState, CounterAction> {
///   { state, action in action == .increment && state.count == 10 ? .just(.reset) : .none }
/// }
/// ```
public typealias Middleware<State, Action> =
  @MainActor (_ state: State, _ action: Action) -> Effect<Action, Never>
