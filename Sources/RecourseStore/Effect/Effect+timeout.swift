public import Recourse

extension Effect {
  /// Cancels the effect when it has not ended after a time, and fails.
  ///
  /// It fails at once, even if an operation doesn't notice that it was cancelled; whatever comes from
  /// it later goes nowhere. To try again, let ``retry(_:idempotency:budget:network:onProgress:)`` limit the
  /// time of its attempts instead: it waits until an attempt has ended, so that none runs beside the next.
  ///
  /// - Parameters:
  ///   - limit: How long the effect may run, from its start to its end.
  ///   - error: The failure.
  /// - Returns: The effect.
  public func timeout(
    _ limit: Duration, error: @autoclosure @escaping @Sendable () -> Failure
  ) -> Self {
    Self { scope, sink in
      let work = EffectScope(in: scope)
      let deadline = scope.engine.time.now() + limit
      // The limit holds also for what the time limit of a retry has cancelled.
      let timer = scope.run(isInterruptible: false) { leaf in
        guard await leaf.sleep(until: deadline) else { return }
        work.close()
        leaf.end { sink.end(leaf.failure(error())) }
      }
      let workSink = EffectSink<Output, Failure>(receive: sink.receive) { error in
        timer.close()
        work.end { sink.end(error) }
      }
      begin(in: work, workSink)
    }
  }
}

extension Effect where Failure == any Error {
  /// Cancels the effect when it has not ended after a time, and fails with a `TimeoutError`.
  ///
  /// - Parameter limit: How long the effect may run, from its start to its end.
  /// - Returns: The effect.
  public func timeout(_ limit: Duration) -> Self {
    timeout(limit, error: TimeoutError(limit: limit))
  }
}

extension Effect where Failure: CauseWrapping {
  /// Cancels the effect when it has not ended after a time, and fails because of a `TimeoutError`.
  ///
  /// - Parameter limit: How long the effect may run, from its start to its end.
  /// - Returns: The effect.
  public func timeout(_ limit: Duration) -> Self {
    timeout(limit, error: .caused(by: TimeoutError(limit: limit)))
  }
}
