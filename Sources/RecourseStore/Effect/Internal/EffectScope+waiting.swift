import Recourse

extension EffectScope {
  /// Waits until a time counted from the engine's start, and continues unless the effect is
  /// cancelled.
  ///
  /// The time limit of a retry also cancels the wait, and then the effect has to end: it fails with
  /// a cancellation, which the retry turns into a `TimeoutError`. If the failure type can't
  /// represent a cancellation, the effect continues, and the work that it begins is cancelled.
  ///
  /// - Parameters:
  ///   - time: The end of the wait.
  ///   - sink: Receives the end of an effect that is cancelled during the wait.
  ///   - next: Continues after the wait.
  /// - Returns: The scope of the wait.
  @discardableResult
  func wait<Output, Failure>(
    until time: Duration, for sink: EffectSink<Output, Failure>,
    next: @escaping @MainActor () -> Void
  ) -> EffectScope {
    run(onCancel: { sink.end(nil) }) { leaf in
      let hasWaited = await leaf.sleep(until: time)
      leaf.end {
        if !hasWaited, let failure = self.cancellation(as: Failure.self) {
          sink.end(failure)
        } else {
          next()
        }
      }
    }
  }

  private func cancellation<Failure: Error>(as type: Failure.Type) -> Failure? {
    if let type = type as? any CauseWrapping.Type { return type.cancelled as? Failure }
    return CancellationError() as? Failure
  }
}
