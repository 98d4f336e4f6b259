extension Store {
  /// Creates a store whose effects run in the caller's runner, so that the caller can monitor them.
  package convenience init(
    initialState: State, reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>], runner: EffectRunner
  ) {
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: middlewares, runner: runner)
    self.init(source: engine.root) { engine.dispatch($0) }
  }
}
