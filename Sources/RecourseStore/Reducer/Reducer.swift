/// Changes the state as an action says, in place.
///
/// A reducer runs on the main actor, and may be a function of the main actor or of no actor. It does
/// nothing else: what takes time, fails or talks to others is an effect of a middleware. It
/// can't read the store, only the state that it is given.
///
/// ```swift
/// func counterReducer(state: inout CounterState, action: CounterAction) {
///   switch action {
///   case .increment: state.count += 1
///   case .reset: state.count = 0
///   }
/// }
/// ```
public typealias Reducer<State, Action> =
  @MainActor (_ state: inout State, _ action: Action) -> Void
