extension ErrorRouter {
  /// Lets the operations of the app fail, to try out what a person experiences.
  ///
  /// Each call replaces the previous one. `View.failing(with:times:)` of RecourseUI lets the
  /// operations of a part of the views fail, such as those of a preview, and takes precedence.
  ///
  /// ```swift
  /// router.simulate(.offline)
  /// router.simulate(nil)
  /// ```
  ///
  /// - Parameters:
  ///   - failure: The failure; nil to let all operations run again.
  ///   - times: The number of runs that fail, for each operation in the code. The default is nil,
  ///     for all runs. Less than 1 is a programming error.
  public func simulate(_ failure: SimulatedFailure?, times: Int? = nil) {
    let clock = app?.settings.clock ?? ContinuousClock()
    let simulation = failure.map { FailureSimulation($0, times: times, clock: clock) }
    app?.simulation = simulation
  }

  /// Runs an operation, or fails as simulated.
  ///
  /// - Parameters:
  ///   - source: The place of the operation in the app's code.
  ///   - simulation: The simulation. The default is nil, for that of the innermost view, of the
  ///     window, or of the app.
  ///   - operation: The operation.
  /// - Returns: The value of the operation.
  /// - Throws: The error of the operation, or the simulated failure.
  package func perform<Value: Sendable>(
    from source: ErrorReport.Source, by simulation: FailureSimulation? = nil,
    _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    try await simulateFailure(of: source, by: simulation)
    return try await operation()
  }

  /// Throws or waits, if a run of an operation has a simulated failure.
  func simulateFailure(
    of source: ErrorReport.Source, by simulation: FailureSimulation? = nil
  ) async throws {
    let simulation =
      simulation ?? completing(ReportSurroundings()).simulation ?? window?.simulation
      ?? app?.simulation
    try await simulation?.beginRun(of: source)
  }
}
