import Recourse

extension EffectScope {
  /// Waits until a time after the engine's start, and goes on, unless the effect is cancelled meanwhile.
  ///
  /// The time limit of a retry cancels the wait too, and then the effect has to end: it fails with a
  /// cancellation, of which the retry makes a `TimeoutError`. Where the failure type has no room for that,
  /// it goes on, and what it begins is cancelled.
  ///
  /// - Parameters:
  ///   - time: The end of the wait.
  ///   - sink: Receives the end of an effect that is cancelled while it waits.
  ///   - next: What follows the wait.
  /// - Returns: The part that waits.
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
