import Recourse

extension EffectScope {
  func deliver<Output, Failure>(_ output: Output, to sink: EffectSink<Output, Failure>) {
    if isOpen { sink.receive(output) }
  }

  /// An error as a failure; nil if it says that somebody cancelled.
  func failure<Failure: Error>(_ error: Failure) -> Failure? {
    !isInterrupted && error.isCancellation ? nil : error
  }

  /// Sleeps until a time after the engine's start.
  ///
  /// - Returns: Whether it has slept so long, and was not cancelled.
  func sleep(until time: Duration) async -> Bool {
    do {
      try await engine.time.sleep(time - engine.time.now())
      return isOpen
    } catch {
      return false
    }
  }
}
