public import Recourse

extension Effect {
  /// Starts the effect again after failures that may pass, as a schedule says.
  ///
  /// Values that were sent before a failure stay sent. What was cancelled isn't tried again. Where the
  /// schedule limits the time, an attempt is cancelled when its time is over, as `withRetry` does it:
  /// the failure is a `TimeoutError` if the type has room for one, or what the attempt throws then.
  ///
  /// - Parameters:
  ///   - schedule: When to try again, and after which errors.
  ///   - idempotency: Whether doing the effect twice comes to the same as doing it once. The default
  ///     is that it does.
  ///   - budget: What limits the retries of all that share it. The default is nil: nothing.
  ///   - network: What a retry waits for, instead of its delay, while the network can't be reached.
  ///     The default is nil: nothing.
  ///   - onProgress: Makes a value that says what happens after a failure, to be sent; nil for none.
  ///     The default sends nothing.
  /// - Returns: The effect.
  public func retry(
    _ schedule: RetrySchedule,
    idempotency: Idempotency = .idempotent,
    budget: RetryBudget? = nil,
    network: NetworkSignal? = nil,
    onProgress: @escaping @MainActor (RetryProgress) -> Output? = { _ in nil }
  ) -> Self {
    guard !isNone else { return .none }
    return Self { scope, sink in
      let work = EffectScope(in: scope)
      let attempts = EffectAttempts(of: self, in: work, receive: sink.receive) {
        work.end { sink.end(nil) }
      }
      // The first one begins now, with its ids; only waiting for it takes a task.
      attempts.start()
      work.run { leaf in
        let clock = scope.engine.clock
        do throws(Failure) {
          try await withRetry(
            schedule, idempotency: idempotency, budget: budget, network: network, clock: clock,
            generator: scope.engine.generator
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
