extension Effect {
  /// Starts the effect after a quiet time: of those that follow each other faster, only the last runs.
  ///
  /// Starting it cancels every effect with the same id, one that waits as well as one that runs. Then
  /// it waits, and begins if nothing with the same id was started in the meantime. ``cancel(id:)``
  /// cancels it, waiting or running.
  ///
  /// When the time limit of a retry around it passes while it waits, it fails without having begun. Only
  /// if its failure type has room neither for a cancellation nor for a cause, it begins, cancelled.
  ///
  /// - Parameters:
  ///   - id: What belongs together.
  ///   - quietTime: How long to wait.
  /// - Returns: The effect.
  public func debounce(id: sending some Hashable, for quietTime: Duration) -> Self {
    Self { scope, sink in
      let start = scope.engine.time.now() + quietTime
      scope.wait(until: start, for: sink) { begin(in: scope, sink) }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
