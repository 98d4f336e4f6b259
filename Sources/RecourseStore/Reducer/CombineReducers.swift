/// Makes one reducer of several: each action goes to all of them, in their order.
///
/// - Parameter reducers: The reducers; each gets the state as the one before it has left it.
/// - Returns: The reducer.
public func combineReducers<State, Action>(
  _ reducers: Reducer<State, Action>...
) -> Reducer<State, Action> {
  { state, action in
    for reducer in reducers { reducer(&state, action) }
  }
}
