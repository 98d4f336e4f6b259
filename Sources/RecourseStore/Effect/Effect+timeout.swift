extension Effect {
  /// Cancels the effect if it hasn't ended within a time limit, and fails.
  ///
  /// The failure occurs at once, even if an operation ignores its cancellation; values that the
  /// operation sends later are dropped. To retry, limit the time of each attempt with
  /// ``retry(_:idempotency:context:onProgress:)`` instead. That method waits until an
  /// attempt has ended, so that attempts never overlap.
  ///
  /// ```swift
  /// search(text).timeout(.seconds(5), error: .caused(by: TimeoutError(limit: .seconds(5))))
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum time from the start of the effect to its end.
  ///   - error: The failure.
  /// - Returns: The effect.
  public func timeout(
    _ limit: Duration, error: @autoclosure @escaping @Sendable () -> Failure
  ) -> Self {
    Self { scope, sink in
      let work = EffectScope(in: scope)
      let deadline = scope.engine.time.now() + limit
      // The limit also applies to work that the time limit of a retry has cancelled.
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
