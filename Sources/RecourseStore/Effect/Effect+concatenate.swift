extension Effect {
  /// Runs effects one after the other, each after the previous one has ended.
  ///
  /// An effect that was cancelled by its own id has ended too, so the next one begins. A failure
  /// ends the concatenation.
  ///
  /// - Parameter effects: The effects. Each registers its ids, or cancels others, when its turn
  ///   begins.
  /// - Returns: The effect.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a list one after the other, each after the previous one has ended.
  ///
  /// An effect that was cancelled by its own id has ended too, so the next one begins. A failure
  /// ends the concatenation.
  ///
  /// - Parameter effects: The effects. Each registers its ids, or cancels others, when its turn
  ///   begins.
  /// - Returns: The effect.
  public static func concatenate(_ effects: [Self]) -> Self {
    let effects = effects.filter { !$0.isNone }
    guard !effects.isEmpty else { return .none }
    return Self { scope, sink in
      EffectChain(effects, in: scope, sink).proceed()
    }
  }
}
