extension Effect {
  /// Runs effects one after the other, each when the one before has ended.
  ///
  /// One that was cancelled by its own id has ended too, and the next one begins. A failure is the
  /// end of the whole.
  ///
  /// - Parameter effects: The effects. What they register or cancel counts from when they begin.
  /// - Returns: The effect.
  public static func concatenate(_ effects: Self...) -> Self {
    concatenate(effects)
  }

  /// Runs the effects of a list one after the other, each when the one before has ended.
  ///
  /// One that was cancelled by its own id has ended too, and the next one begins. A failure is the
  /// end of the whole.
  ///
  /// - Parameter effects: The effects. What they register or cancel counts from when they begin.
  /// - Returns: The effect.
  public static func concatenate(_ effects: [Self]) -> Self {
    let effects = effects.filter { !$0.isNone }
    guard !effects.isEmpty else { return .none }
    return Self { scope, sink in
      EffectChain(effects, in: scope, sink).proceed()
    }
  }
}
