/// Runs the effects of one store, which are cancelled when it goes.
@MainActor package final class EffectRunner {
  private let root: EffectScope

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - clock: What tells the time to operators. The default is the continuous clock.
  ///   - generator: Makes the delays of retries differ. The default is the system's generator.
  package init(
    clock: any Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    root = EffectScope(EffectEngine(clock: clock, generator: generator))
  }

  deinit {
    // What the tasks would deliver from now on counts no more, though they are cancelled a turn later.
    root.engine.isShut.withLock { $0 = true }
    Task { @MainActor [root] in root.close() }
  }

  /// How many effects run.
  package var count: Int { root.partCount }

  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - send: Receives its values, the first ones before this function returns.
  /// - Returns: The effect that runs; nil if it has ended already.
  package func start<Output>(
    _ effect: Effect<Output, Never>, send: @escaping @MainActor (Output) -> Void
  ) -> EffectHandle? {
    guard !effect.isNone else { return nil }
    let scope = EffectScope(in: root)
    effect.begin(in: scope, EffectSink(receive: send) { _ in scope.close() })
    return scope.isOpen ? EffectHandle(scope) : nil
  }

  /// Cancels all effects, without a word to the store.
  package func cancelAll() {
    root.engine.isSilent = true
    root.closeParts()
    root.engine.isSilent = false
  }
}
