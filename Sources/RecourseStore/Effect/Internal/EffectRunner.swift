package import Recourse

/// Runs the effects of one store, and cancels them on release.
@MainActor package final class EffectRunner {
  private let root: EffectScope

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - catalog: Knows the meanings of the errors. The default is the built-in catalog.
  ///   - clock: The clock of the operators. The default is the continuous clock.
  ///   - generator: Randomizes the delays of retries. The default is the system's generator.
  package init(
    catalog: ErrorCatalog = ErrorCatalog(),
    clock: any Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    root = EffectScope(EffectEngine(catalog: catalog, clock: clock, generator: generator))
  }

  deinit {
    // Values delivered from now on are dropped, although the tasks are cancelled only a turn later.
    root.engine.isShut.withLock { $0 = true }
    Task { @MainActor [root] in root.close() }
  }

  /// The number of running effects.
  package var count: Int { root.partCount }

  /// Starts an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - send: Receives the values of the effect, the first ones before this method returns.
  /// - Returns: A handle to the running effect; nil if it has ended already.
  package func start<Output>(
    _ effect: Effect<Output, Never>, send: @escaping @MainActor (Output) -> Void
  ) -> EffectHandle? {
    guard !effect.isNone else { return nil }
    let scope = EffectScope(in: root)
    effect.begin(in: scope, EffectSink(receive: send) { _ in scope.close() })
    return scope.isOpen ? EffectHandle(scope) : nil
  }

  /// Cancels all effects without notifying the store.
  package func cancelAll() {
    root.engine.isSilent = true
    root.closeParts()
    root.engine.isSilent = false
  }
}

/// A started effect.
@MainActor package final class EffectHandle {
  private let scope: EffectScope

  init(_ scope: EffectScope) {
    self.scope = scope
  }

  /// Whether the effect has ended and sends nothing more.
  package var isFinished: Bool { !scope.isOpen }

  /// Cancels the effect, which then sends nothing more.
  package func cancel() {
    scope.close()
  }

  /// Waits until the effect has ended or the waiting task is cancelled.
  package func finish() async {
    guard scope.isOpen else { return }
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    scope.whenClosed { end.finish() }
    for await _ in ends {}
  }
}
