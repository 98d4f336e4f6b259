/// Decides which runs of operations fail as simulated.
@MainActor
package final class FailureSimulation {
  /// The operations that fail.
  package enum Reach: Hashable, Sendable {
    /// All operations.
    case everything
    /// The operations in the file of the first one, which usually has the code of one screen.
    case file
    /// The first run alone.
    case nextRun
  }

  package let failure: SimulatedFailure
  private let reach: Reach
  /// The number of runs of each operation that fail; nil for all.
  package let times: Int?
  private var first: ErrorReport.Source?
  private var runs: [ErrorReport.Source: Int] = [:]

  package init(_ failure: SimulatedFailure, _ reach: Reach = .everything, times: Int? = nil) {
    precondition(times ?? 1 > 0, "SimulatedFailure: \(times ?? 1) times is less than once")
    self.failure = failure
    self.reach = reach
    self.times = times
  }

  /// The operations that fail from now on; nil if none does.
  package var activeReach: Reach? { reach == .nextRun && !runs.isEmpty ? nil : reach }

  /// Returns the failure of the next run of an operation; nil if the run doesn't fail.
  func failure(of source: ErrorReport.Source) -> SimulatedFailure? {
    let first = first ?? source
    self.first = first
    guard let activeReach, activeReach != .file || source.fileID == first.fileID else { return nil }
    let run = runs[source, default: 0]
    if let times, run >= times { return nil }
    runs[source] = run + 1
    return failure
  }
}
