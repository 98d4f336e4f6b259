extension Store {
  /// Creates a store whose effects run where the caller says, for one that watches them.
  package convenience init(
    initialState: State, reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>], runner: EffectRunner
  ) {
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: middlewares, runner: runner)
    self.init(source: engine.root) { engine.dispatch($0) }
  }
}
