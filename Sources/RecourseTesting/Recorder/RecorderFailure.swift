/// The reason why a test of reports fails, with the location of the assertion.
package struct RecorderFailure: Error, Hashable, CustomStringConvertible {
  /// The mismatch between the test and the reports.
  package enum Reason: Sendable, Hashable {
    /// No report arrived in time.
    case nothingReported
    /// No error of the type was reported in time.
    case notReported(String)
    /// This report, which should only have been logged, has another place.
    case notLogged(String)
    /// These presentations were withdrawn because the test didn't answer them; each is one line.
    case notAnswered([String])
    /// These reports arrived, but the test doesn't assert on them; each is one line.
    case reportsNotAsserted([String])
    /// These reports didn't go to the router of a recorder; each is one line.
    case notRecorded([String])
  }

  /// The mismatch.
  package let reason: Reason
  /// The file of the assertion.
  package let fileID: String
  /// The line of the assertion.
  package let line: Int

  /// The location and the mismatch with its values, and how to fix the test.
  package var description: String { "\(fileID):\(line): \(text)" }

  private var text: String {
    switch reason {
    case .nothingReported:
      "No report arrived. Report through the recorder’s router, and advance the recorder’s clock if "
        + "the operation waits for it."
    case .notReported(let type):
      "No \(type) was reported. Report it through the recorder’s router, and advance the recorder’s "
        + "clock if the operation waits for it."
    case .notLogged(let report):
      "This report should only be logged; change the policy, or assert on it with "
        + "`try await recorder.next()`:" + Self.list([report])
    case .notAnswered(let presentations):
      "The test doesn’t answer these presentations, which were withdrawn after the timeout; answer "
        + "each with `try recorder.answer(_:)` before awaiting its operation:"
        + Self.list(presentations)
    case .reportsNotAsserted(let reports):
      "The test doesn’t assert on these reports; assert each with `try await recorder.next()`, and "
        + "answer the alerts before it:" + Self.list(reports)
    case .notRecorded(let reports):
      "The test doesn’t expect these reports; report through the router of an ErrorRecorder, and "
        + "assert each with `try await recorder.next()`:" + Self.list(reports)
    }
  }

  private static func list(_ lines: [String]) -> String { lines.map { "\n  \($0)" }.joined() }
}
