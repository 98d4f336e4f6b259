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
    app?.simulation = failure.map { FailureSimulation($0, times: times) }
  }

  /// Runs an operation with the router's catalog, or fails as simulated.
  ///
  /// - Parameters:
  ///   - source: The place of the operation in the app's code.
  ///   - operation: The operation.
  /// - Returns: The value of the operation.
  /// - Throws: The error of the operation, or the simulated failure.
  package func perform<Value: Sendable>(
    from source: ErrorReport.Source, _ operation: @MainActor () async throws -> Value
  ) async throws -> Value {
    try await catalog.during {
      try await simulateFailure(of: source)
      return try await operation()
    }
  }

  /// Throws the failure that a run of an operation should have, if it should have one.
  func simulateFailure(of source: ErrorReport.Source) async throws {
    let simulation = completing(ReportSurroundings()).simulation ?? app?.simulation
    try await simulation?.failure(of: source)?
      .happen(by: app?.settings.clock ?? ContinuousClock())
  }
}
