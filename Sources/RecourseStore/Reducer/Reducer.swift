/// A function that applies an action to the state in place.
///
/// A reducer runs on the main actor; the function may be isolated to the main actor or nonisolated.
/// It has no side effects: work that takes time, can fail or involves other systems belongs in an
/// effect of a middleware. A reducer can't read the store, only the state passed to it.
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

/// Combines several reducers: each action runs all of them in order.
///
/// ```swift
/// let appReducer: Reducer<AppState, AppAction> = combineReducers(ordersReducer, noteReducer)
/// ```
///
/// - Parameter reducers: The reducers; each receives the state that the previous one left.
/// - Returns: The combined reducer.
public func combineReducers<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    for reducer in reducers { reducer(&state, action) }
  }
}
