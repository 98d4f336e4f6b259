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

/// The durable reports of this process, together with their file.
struct DurableState: Sendable {
  private(set) var table = DurableTable()
  private var file: DurableFile
  private let sizeLimit: Int
  /// The current user; nil if the app named none.
  private var user: String?
  /// Whether the last write failed; the failure was reported once.
  private var isFailing = false
  /// Whether the last report found no room; the lack of room was reported once.
  private var isFull = false
  /// Messages for a developer that haven't been passed on.
  private var warnings: [String] = []

  init(_ settings: DurableReports) {
    file = DurableFile(at: settings.file, patience: settings.patience)
    sizeLimit = settings.sizeLimit
  }

  /// Moves a known report to a problem; returns false if the report is unknown.
  mutating func move(_ id: ErrorReport.ID, to problem: ErrorReport.ID) -> Bool {
    table.move(id, to: problem)
    return table.contains(id)
  }

  /// Adds an open report, which waits for the next write if the file can't be written.
  ///
  /// The report of another run replaces that of the previous run as soon as it is in the file, so
  /// that the operation returns once after the next start.
  mutating func open(_ report: ErrorReport.Snapshot, in problem: ErrorReport.ID) {
    let previous = table.previousRun(of: report, in: problem)
    attempt { state in
      let record = DurableRecord(report: report, user: state.user, session: state.file.session)
      state.table.insert(report, line: try DurableLine.open(record).encoded(), in: problem)
      guard try state.table.unwrittenSize <= state.sizeLimit && state.writeOpen() else {
        return state.refuse(report)
      }
      state.isFull = false
      if let previous { state.settle { $0.settle(previous) } }
    }
  }

  /// Settles reports.
  mutating func settle(_ body: (inout DurableTable) -> Void) {
    // Most journals have no durable report most of the time.
    guard !table.isEmpty else { return }
    body(&table)
    guard let line = table.settledLine else { return }
    attempt { state in
      // A settled report that returns after a power failure is a repetition, and no loss.
      _ = try state.file.append(line, upTo: nil, isSynchronized: false)
      state.table.didSettle()
    }
  }

  /// Sets the current user, and takes over the user's open reports of processes that have ended.
  ///
  /// - Returns: The reports, oldest first.
  mutating func restore(of user: String?) -> [ErrorReport.Snapshot] {
    self.user = user
    var reports: [ErrorReport.Snapshot] = []
    attempt { state in
      let (claimed, failure) = try state.file.claim(of: user)
      for (report, size) in claimed { state.table.restore(report, size: size) }
      reports = claimed.map(\.report)
      // The reports return without their takeover, so that none is lost.
      if let failure { throw failure }
    }
    return reports
  }

  /// Returns the messages that haven't been passed on, and forgets them.
  mutating func takeWarnings() -> [String] {
    file.takeWarnings() + exchange(&warnings, with: [])
  }

  /// Writes the lines that the file doesn't have; returns false if there is no room for them.
  private mutating func writeOpen() throws -> Bool {
    let lines = table.unwrittenLines + (table.settledLine ?? Data())
    if try !file.append(lines, upTo: sizeLimit, isSynchronized: true) {
      // Compaction must be worth the time.
      guard !file.isCompacted || table.settledSize >= sizeLimit / 4 else { return false }
      try file.compact()
      table.didCompact()
      guard try file.append(lines, upTo: sizeLimit, isSynchronized: true) else { return false }
    }
    table.didWrite()
    table.didSettle()
    return true
  }

  private mutating func refuse(_ report: ErrorReport.Snapshot) {
    table.settle(report.id)
    guard !exchange(&isFull, with: true) else { return }
    warnings.append(
      """
      \(file.path) has reached its limit of \(sizeLimit) bytes, so the report at \(report.source) \
      and further ones aren't durable; settle open reports, or raise the limit
      """)
  }

  /// Calls a closure that uses the file, and warns of a failure once until there is a success.
  private mutating func attempt(_ body: (inout DurableState) throws -> Void) {
    do {
      try body(&self)
      isFailing = false
    } catch {
      guard !exchange(&isFailing, with: true) else { return }
      warnings.append(
        """
        the file of durable reports \(file.path) can't be used (\(ErrorLabel(of: error).text)); \
        reports stay in memory, and are written together with the next one
        """)
    }
  }
}
