extension Effect {
  /// Starts the effect after a quiet time: of effects in quick succession, only the last one runs.
  ///
  /// Starting the effect cancels every effect with the same id, whether waiting or running. The
  /// effect then waits, and begins if no effect with the same id was started in the meantime.
  /// ``cancel(id:)`` cancels the effect, waiting or running.
  ///
  /// If the time limit of an enclosing retry expires during the wait, the effect fails without
  /// having begun. Only if its failure type can represent neither a cancellation nor a cause does
  /// the effect begin, already cancelled.
  ///
  /// - Parameters:
  ///   - id: The id that effects to debounce against each other share.
  ///   - quietTime: The time to wait.
  /// - Returns: The effect.
  public func debounce(id: sending some Hashable, for quietTime: Duration) -> Self {
    Self { scope, sink in
      let start = scope.engine.time.now() + quietTime
      scope.wait(until: start, for: sink) { begin(in: scope, sink) }
    }
    .cancellable(id: id, cancelInFlight: true)
  }
}
