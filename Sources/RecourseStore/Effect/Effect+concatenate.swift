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

/// Effects that run one after the other.
@MainActor private final class EffectChain<Output, Failure: Error> {
  private enum Phase {
    /// The next effect can begin.
    case ready
    /// An effect is being started; it may end before the start is complete.
    case starting
    /// An effect is running.
    case running
  }

  private var effects: ArraySlice<Effect<Output, Failure>>
  private let scope: EffectScope
  private let sink: EffectSink<Output, Failure>
  private var phase = Phase.ready

  init(
    _ effects: [Effect<Output, Failure>], in scope: EffectScope,
    _ sink: EffectSink<Output, Failure>
  ) {
    self.effects = effects[...]
    self.scope = scope
    self.sink = sink
  }

  /// Starts effects until one doesn't end at once.
  ///
  /// A loop, because recursion over many effects that end at once would exhaust the stack.
  func proceed() {
    while phase == .ready, scope.isOpen {
      guard let effect = effects.popFirst() else { return sink.end(nil) }
      phase = .starting
      effect.begin(in: scope, EffectSink(receive: sink.receive) { self.end($0) })
      if phase == .starting { phase = .running }
    }
  }

  private func end(_ error: Failure?) {
    if let error { return sink.end(error) }
    let wasRunning = phase == .running
    phase = .ready
    if wasRunning { proceed() }
  }
}
