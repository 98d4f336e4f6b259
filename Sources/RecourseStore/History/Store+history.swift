extension Store {
  /// Creates a store whose actions are recorded in a history.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first action.
  ///   - reducer: Changes the state in place. It runs on the main actor.
  ///   - middlewares: Respond to actions with effects, in this order. The default is none.
  ///   - history: Records the actions, and is attached to this store from now on.
  ///   - clock: The clock for the delays and timeouts of effects. The default is the continuous
  ///     clock.
  public convenience init(
    initialState: State,
    reducer: @escaping Reducer<State, Action>,
    middlewares: [Middleware<State, Action>] = [],
    history: StoreHistory<State, Action>,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    let recorder: Middleware<State, Action> = { state, action in
      history.record(action, making: state)
      return .none
    }
    let engine = StoreEngine(
      initialState: initialState, reducer: reducer, middlewares: [recorder] + middlewares,
      runner: EffectRunner(clock: clock))
    history.attach(to: engine)
    self.init(source: engine.root) { engine.dispatch($0) }
  }
}
