extension Effect {
  /// Starts effects in their order, and lets them run side by side.
  ///
  /// The first failure cancels the others, and is the failure of the whole.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: An effect that ends when all have ended.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Starts the effects of a list in their order, and lets them run side by side.
  ///
  /// The first failure cancels the others, and is the failure of the whole.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: An effect that ends when all have ended.
  public static func merge(_ effects: [Self]) -> Self {
    let effects = effects.filter { !$0.isNone }
    guard !effects.isEmpty else { return .none }
    return Self { scope, sink in
      let part = EffectScope(in: scope)
      let rest = EffectCounter(effects.count)
      for effect in effects {
        let sink = EffectSink<Output, Failure>(receive: sink.receive) { error in
          guard error != nil || rest.countDown() == 0 else { return }
          part.end { sink.end(error) }
        }
        effect.begin(in: part, sink)
      }
    }
  }
}
