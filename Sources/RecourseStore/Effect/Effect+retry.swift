public import Recourse

extension Effect {
  /// Retries the effect after transient failures, following a schedule.
  ///
  /// A repeated effect must do no harm: if repeating it has a further effect, as with a payment,
  /// state that it is `.nonIdempotent`.
  ///
  /// Values sent before a failure remain sent. A cancelled effect isn't retried. If the schedule
  /// has time limits, an attempt is cancelled when its time is up, as in `withRetry`. The failure
  /// is then a `TimeoutError` if the failure type can represent one, and otherwise the error that
  /// the cancelled attempt throws.
  ///
  /// - Parameters:
  ///   - schedule: Decides when to retry, and after which errors.
  ///   - idempotency: Whether repeating the effect has the same result as running it once. The
  ///     default is `.idempotent`.
  ///   - context: The budget, the network signal, the clock and the randomness of the retries. The
  ///     default has no budget and no network signal, and uses the store's clock and randomness.
  ///   - onProgress: Returns a value to send for each step after a failure, or nil to send none.
  ///     The default sends nothing.
  /// - Returns: The effect.
  public func retry(
    _ schedule: RetrySchedule,
    idempotency: Idempotency = .idempotent,
    context: RetryContext = RetryContext(),
    onProgress: @escaping @MainActor (RetryProgress) -> Output? = { _ in nil }
  ) -> Self {
    guard !isNone else { return .none }
    return Self { scope, sink in
      let work = EffectScope(in: scope)
      let attempts = EffectAttempts(of: self, in: work, receive: sink.receive) {
        work.end { sink.end(nil) }
      }
      // Start the first attempt now, with its ids; only waiting for it needs a task.
      attempts.start()
      work.run { leaf in
        let engine = scope.engine
        do throws(Failure) {
          try await withRetry(
            schedule, idempotency: idempotency,
            context: context.withDefaults(clock: engine.clock, generator: engine.generator)
          ) { progress in
            if let output = onProgress(progress) { leaf.deliver(output, to: sink) }
          } operation: { () async throws(Failure) in
            try await attempts.next()
          }
        } catch {
          leaf.end { work.end { sink.end(error) } }
        }
      }
    }
  }
}

/// The attempts of a retried effect, which a task awaits one after the other.
@MainActor private final class EffectAttempts<Output, Failure: Error> {
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

/// One run of an effect, whose end a task awaits.
@MainActor private final class EffectAttempt<Failure: Error> {
  private typealias Waiter = CheckedContinuation<Result<Void, Failure>, Never>

  let scope: EffectScope
  private var result: Result<Void, Failure>?
  private var waiter: Waiter?

  init(in parent: EffectScope) {
    scope = EffectScope(in: parent)
    // A cancelled attempt has no failure to report.
    scope.whenClosed { self.end(nil) }
  }

  func end(_ error: Failure?) {
    guard result == nil else { return }
    let result = error.map(Result<Void, Failure>.failure) ?? .success(())
    self.result = result
    scope.close()
    waiter?.resume(returning: result)
    waiter = nil
  }

  /// Waits for the end of the run.
  ///
  /// Cancelling the task also cancels the work of the effect, whose failure still counts.
  func wait() async throws(Failure) {
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { (continuation: Waiter) in
        if let result = self.result {
          continuation.resume(returning: result)
        } else {
          waiter = continuation
        }
      }
    } onCancel: {
      Task { @MainActor in scope.interrupt() }
    }
    try result.get()
  }
}
