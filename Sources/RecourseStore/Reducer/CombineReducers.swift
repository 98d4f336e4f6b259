/// Combines several reducers: each action runs all of them in order.
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
