import Observation

/// Decides which runs of operations fail as simulated.
@MainActor
@Observable
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

  /// The failure of the next runs.
  @ObservationIgnored package var failure: SimulatedFailure
  /// The number of runs of each operation that fail; nil for all.
  private let times: Int?
  private let reach: Reach
  private let clock: any Clock<Duration>
  private var first: ErrorReport.Source?
  private var runs: [ErrorReport.Source: Int] = [:]

  package init(
    _ failure: SimulatedFailure, _ reach: Reach = .everything, times: Int? = nil,
    clock: any Clock<Duration>
  ) {
    let count = times ?? 1
    precondition(count > 0, "SimulatedFailure: \(count) times is less than once")
    self.failure = failure
    self.reach = reach
    self.times = times
    self.clock = clock
  }

  /// Returns whether the simulation goes on with a failure and a number of runs.
  package func isLike(_ failure: SimulatedFailure, times: Int?) -> Bool {
    self.failure.name == failure.name && self.times == times
  }

  /// The operations that fail from now on; nil if none does.
  package var activeReach: Reach? { reach == .nextRun && !runs.isEmpty ? nil : reach }

  /// Counts a run of an operation, and throws or waits if the run has a simulated failure.
  ///
  /// A run that was cancelled before it began isn't counted.
  func beginRun(of source: ErrorReport.Source) async throws {
    try Task.checkCancellation()
    let first = first ?? source
    guard let activeReach, activeReach != .file || source.fileID == first.fileID else { return }
    let run = runs[source, default: 0]
    if let times, run >= times { return }
    self.first = first
    runs[source] = run + 1
    try await failure.happen(by: clock)
  }
}
