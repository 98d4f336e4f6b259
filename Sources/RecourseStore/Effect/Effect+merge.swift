extension Effect {
  /// Starts effects in order, and runs them concurrently.
  ///
  /// The first failure cancels the other effects, and becomes the failure of the merged effect.
  ///
  /// - Parameter effects: The effects.
  /// - Returns: An effect that ends when all have ended.
  public static func merge(_ effects: Self...) -> Self {
    merge(effects)
  }

  /// Starts the effects of a list in order, and runs them concurrently.
  ///
  /// The first failure cancels the other effects, and becomes the failure of the merged effect.
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

/// Counts the effects that have not ended yet.
@MainActor private final class EffectCounter {
  private var count: Int

  init(_ count: Int) {
    self.count = count
  }

  func countDown() -> Int {
    count -= 1
    return count
  }
}
