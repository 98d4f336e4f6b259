/// The attempts of a retried effect, which a task awaits one after the other.
@MainActor final class EffectAttempts<Output, Failure: Error> {
  private let effect: Effect<Output, Failure>
  private let scope: EffectScope
  private let receive: @MainActor (Output) -> Void
  private let onSuccess: @MainActor () -> Void
  /// The started attempt that has not been awaited yet.
  private var started: EffectAttempt<Failure>?

  init(
    of effect: Effect<Output, Failure>, in scope: EffectScope,
    receive: @escaping @MainActor (Output) -> Void, onSuccess: @escaping @MainActor () -> Void
  ) {
    self.effect = effect
    self.scope = scope
    self.receive = receive
    self.onSuccess = onSuccess
  }

  func start() {
    let attempt = EffectAttempt<Failure>(in: scope)
    started = attempt
    let sink = EffectSink<Output, Failure>(receive: receive) { [onSuccess] error in
      attempt.end(error)
      if error == nil { onSuccess() }
    }
    effect.begin(in: attempt.scope, sink)
  }

  /// Waits for the end of the started attempt, or of a new one.
  func next() async throws(Failure) {
    if started == nil { start() }
    defer { started = nil }
    try await started?.wait()
  }
}
