public import Recourse

extension Effect {
  /// Retries the effect after transient failures, following a schedule.
  ///
  /// Values sent before a failure remain sent. A cancelled effect isn't retried. If the schedule
  /// has time limits, an attempt is cancelled when its time is up, as in `withRetry`. The failure
  /// is then a `TimeoutError` if the failure type can represent one, and otherwise the error that
  /// the cancelled attempt throws.
  ///
  /// - Parameters:
  ///   - schedule: Decides when to retry, and after which errors.
  ///   - idempotency: Whether repeating the effect has the same result as running it once. The
  ///     default is `.idempotent`, so a repeated effect must do no harm.
  ///   - budget: Limits the retries of all operations that share it. The default is nil: no limit.
  ///   - network: Holds a retry back while the network is unreachable, in place of its delay; only
  ///     a delay requested by the server still counts. The default is nil: retries ignore the
  ///     network.
  ///   - onProgress: Returns a value to send for each step after a failure, or nil to send none.
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
      // Start the first attempt now, with its ids; only waiting for it needs a task.
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
