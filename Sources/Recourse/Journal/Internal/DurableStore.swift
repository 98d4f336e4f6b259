import Foundation

/// Writes durable reports to their file, and settles them there.
final class DurableStore: Sendable {
  private let settings: DurableReports
  private let state: Locked<DurableState>

  /// Creates a store; no file is created before the first durable report.
  ///
  /// - Parameter settings: The file, and the choice of reports.
  init(_ settings: DurableReports) {
    self.settings = settings
    state = Locked(DurableState(settings))
  }

  /// Keeps a pending report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - problem: The report that represents the problem.
  func open(_ report: ErrorReport, in problem: ErrorReport.ID) {
    // A restored report is in the file already.
    let isKnown = state.withLock { $0.move(report.id, to: problem) }
    guard !isKnown, settings.isDurable(report) else { return }
    let snapshot = report.snapshot(describer: settings.describer)
    change { $0.open(snapshot, in: problem) }
  }

  /// Keeps a report that was coalesced into a pending report, and settles any other report.
  ///
  /// - Parameters:
  ///   - report: The report, which was never pending itself.
  ///   - outcome: The outcome.
  ///   - problem: The pending report into which the report was coalesced; nil if there is none.
  func record(_ report: ErrorReport, as outcome: Outcome, into problem: ErrorReport.ID?) {
    if let problem {
      open(report, in: problem)
    } else {
      settle(report.id, as: outcome, into: nil)
    }
  }

  /// Settles a pending report together with the reports that were coalesced into it, or moves all
  /// of them to another pending report.
  ///
  /// - Parameters:
  ///   - id: The report.
  ///   - outcome: The outcome.
  ///   - problem: The pending report into which this report was coalesced; nil if there is none.
  func settle(_ id: ErrorReport.ID, as outcome: Outcome, into problem: ErrorReport.ID?) {
    // No person has seen the report, so it returns after the next start.
    guard outcome != .undeliverable else { return }
    settle {
      if let problem {
        $0.moveAll(of: id, to: problem)
      } else {
        $0.settleAll(of: id)
      }
    }
  }

  /// Settles the reports that an event resolves.
  func resolve(_ key: ErrorReport.Key) {
    settle { $0.settleAll(resolvedBy: key) }
  }

  /// Sets the current user, and takes over the user's open reports of processes that have ended.
  ///
  /// - Returns: The reports, oldest first.
  func restore(of user: String?) -> [ErrorReport] {
    change { $0.restore(of: user) }.map(ErrorReport.init)
  }

  private func settle(_ body: (inout DurableTable) -> Void) {
    change { $0.settle(body) }
  }

  /// Changes the state, and passes on the warnings after unlocking.
  private func change<Result>(_ body: (inout DurableState) -> Result) -> Result {
    let (result, warnings) = state.withLock { (body(&$0), $0.takeWarnings()) }
    for warning in warnings { settings.warn(warning) }
    return result
  }
}
