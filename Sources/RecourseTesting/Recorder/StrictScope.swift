import Recourse

/// The scope of a test in which each report must be expected by a recorder.
@MainActor
package final class StrictScope {
  /// The scope of the current test; nil if the test isn't strict.
  @TaskLocal static var current: StrictScope?

  private nonisolated let reports = Locked<[ErrorReport]>([])
  private var recorders: [ErrorRecorder] = []

  private nonisolated init() {}

  /// Runs a test, then ends its recorders.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - record: Receives each reason for which the test fails.
  /// - Throws: The error of the test.
  nonisolated package static func run(
    _ test: @Sendable () async throws -> Void, record: @Sendable (RecorderFailure) -> Void
  ) async throws {
    let scope = StrictScope()
    let result: Result<Void, any Error>
    do {
      try await $current.withValue(scope) {
        try await ErrorJournal.$witness.withValue(scope.take, operation: test)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    for failure in await scope.end() { record(failure) }
    try result.get()
  }

  func add(_ recorder: ErrorRecorder) {
    recorders.append(recorder)
  }

  private nonisolated func take(_ report: ErrorReport) {
    guard !report.classified.isCancellation else { return }
    reports.withLock { $0.append(report) }
  }

  private func end() -> [RecorderFailure] {
    let failures = recorders.compactMap { $0.end() }
    let others = reports.withLock(\.self).filter { report in
      !recorders.contains { $0.contains(report.id) }
    }
    guard let first = others.first else { return failures }
    let unrecorded = RecorderFailure(
      reason: .notRecorded(others.map(\.description)), fileID: first.source.fileID,
      line: first.source.line)
    return failures + [unrecorded]
  }
}
