/// The reason why a test of reports fails, with the location of the assertion.
package struct RecorderFailure: Error, Hashable, CustomStringConvertible {
  /// The mismatch between the test and the reports.
  package enum Reason: Sendable, Hashable {
    /// No report arrived in time.
    case nothingReported
    /// These reports arrived, but the test doesn't assert on them; each is one line.
    case reportsNotAsserted([String])
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
    case .reportsNotAsserted(let reports):
      "The test doesn’t assert on these reports; assert each with `try await recorder.next()`, and "
        + "answer the alerts before it:" + reports.map { "\n  \($0)" }.joined()
    }
  }
}
