import Recourse

extension EffectScope {
  func deliver<Output, Failure>(_ output: Output, to sink: EffectSink<Output, Failure>) {
    if isOpen { sink.receive(output) }
  }

  /// Returns an error as the failure; nil for a cancellation that no time limit has caused.
  func failure<Failure: Error>(_ error: Failure) -> Failure? {
    !isInterrupted && error.isCancellation ? nil : error
  }

  /// Sleeps until a time, counted from the start of the engine.
  ///
  /// - Returns: Whether that time was reached, without a cancellation.
  func sleep(until time: Duration) async -> Bool {
    do {
      try await engine.time.sleep(time - engine.time.now())
      return isOpen
    } catch {
      return false
    }
  }
}
