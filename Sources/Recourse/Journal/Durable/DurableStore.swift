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

  /// Keeps a report that is pending, or that was coalesced into a pending report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - problem: The pending report that represents the problem.
  func open(_ report: ErrorReport, in problem: ErrorReport.ID) {
    // A restored report is in the file already.
    let isKnown = state.withLock { $0.table.move(to: problem) { $0.id == report.id } }
    guard !isKnown, settings.isDurable(report) else { return }
    let snapshot = report.snapshot(describer: settings.describer)
    change { $0.open(snapshot, in: problem) }
  }

  /// Settles a report together with the reports that were coalesced into it, or moves all
  /// of them to another pending report.
  ///
  /// - Parameters:
  ///   - id: The report.
  ///   - outcome: The outcome.
  ///   - problem: The pending report into which this report was coalesced; nil if there is none.
  func settle(_ id: ErrorReport.ID, as outcome: Outcome, into problem: ErrorReport.ID?) {
    // No person has seen the report, so it returns after the next start.
    guard outcome != .undeliverable else { return }
    change {
      if let problem {
        _ = $0.table.move(to: problem) { $0.problem == id }
      } else {
        $0.settle { $0.problem == id }
      }
    }
  }

  /// Settles the reports that an event resolves.
  func resolve(_ key: ErrorReport.Key) {
    change { $0.resolve(key) }
  }

  /// Sets the current user, and takes over the user's open reports of processes that have ended.
  ///
  /// - Returns: The reports, oldest first.
  func restore(of user: String?) -> [ErrorReport] {
    change { $0.restore(of: user) }.map(ErrorReport.init)
  }

  /// Changes the state, and passes on the warnings after unlocking.
  private func change<Result>(_ body: (inout DurableState) -> Result) -> Result {
    let (result, warnings) = state.withLock {
      (body(&$0), exchange(&$0.file.warnings, with: []))
    }
    for warning in warnings { settings.warn(warning) }
    return result
  }
}

/// The durable reports of this process, together with their file.
private struct DurableState: Sendable {
  var file: DurableFile
  var table = DurableTable()
  private let sizeLimit: Int
  /// The current user; nil if the app named none.
  private var user: String?
  /// The app's events since the last takeover of reports, which also resolve the reports that the
  /// next takeover finds.
  private var events: Set<ErrorReport.Key> = []
  private static let eventLimit = 10_000
  /// The last failure; it is reported once until a report is written.
  private var failure: String?
  /// Whether the file has no room although it was compacted.
  private var isFull = false

  init(_ settings: DurableReports) {
    file = DurableFile(at: settings.file, patience: settings.patience)
    sizeLimit = settings.sizeLimit
  }

  /// Adds an open report, which waits for the next write if the file can't be written.
  ///
  /// The report of another run replaces that of the previous run as soon as it is in the file, so
  /// that the operation returns once after the next start.
  mutating func open(_ report: ErrorReport.Snapshot, in problem: ErrorReport.ID) {
    let previous = table.previousRun(of: report, in: problem)
    attempt { state in
      let record = DurableRecord(report: report, user: state.user, session: state.file.session)
      let line = try DurableLine(open: record).encoded()
      state.table.insert(report, line: line, in: problem, isWritten: false)
      guard try state.write() else { return state.refuse(report) }
      state.failure = nil
      if let previous { state.settle { $0.id == previous } }
    }
  }

  /// Settles reports.
  mutating func settle(where isOver: (DurableTable.Member) -> Bool) {
    // Most reports aren't durable.
    guard table.settle(where: isOver) else { return }
    isFull = false
    attempt { _ = try $0.file.append(&$0.table, upTo: .max) }
  }

  /// Settles the reports that an event resolves.
  mutating func resolve(_ key: ErrorReport.Key) {
    if !key.isOfProcess, events.count < Self.eventLimit { events.insert(key) }
    settle { $0.resolvedBy.contains(key) }
  }

  /// Sets the current user, and takes over the user's open reports of processes that have ended.
  ///
  /// - Returns: The reports, oldest first.
  mutating func restore(of user: String?) -> [ErrorReport.Snapshot] {
    let events = exchange(&events, with: [])
    let isSameUser = self.user == nil || self.user == user
    self.user = user
    var reports: [ErrorReport.Snapshot] = []
    attempt { state in
      let (claims, failure) = try state.file.claim(of: user)
      for (report, line) in claims {
        state.table.insert(report, line: line, in: report.id, isWritten: true)
      }
      let isOver: (ErrorReport.Snapshot) -> Bool = {
        isSameUser && !$0.resolvedBy.isDisjoint(with: events)
      }
      reports = claims.map(\.report).filter { !isOver($0) }
      let over = Set(claims.map(\.report).filter(isOver).map(\.id))
      if !over.isEmpty { state.settle { over.contains($0.id) } }
      // The reports return without their takeover, so that none is lost.
      if let failure { throw failure }
    }
    return reports
  }

  /// Writes the lines that the file doesn't have; returns false if there is no room for them.
  private mutating func write() throws -> Bool {
    if try file.append(&table, upTo: sizeLimit) { return true }
    guard !isFull else { return false }
    try file.compact()
    isFull = try !file.append(&table, upTo: sizeLimit)
    return !isFull
  }

  private mutating func refuse(_ report: ErrorReport.Snapshot) {
    _ = table.settle { $0.id == report.id }
    warnOnce(
      """
      \(file.path) has reached its limit of \(sizeLimit) bytes, so the report at \(report.source) \
      and further ones aren't durable; settle open reports, or raise the limit
      """, as: "full")
  }

  /// Calls a closure that uses the file, and warns of a failure once until a report is written.
  private mutating func attempt(_ body: (inout DurableState) throws -> Void) {
    do {
      try body(&self)
    } catch {
      let label = ErrorLabel(of: error).text
      warnOnce(
        """
        the file of durable reports \(file.path) can't be used (\(label)); \
        reports stay in memory, and are written together with the next one
        """, as: label)
    }
  }

  private mutating func warnOnce(_ message: String, as failure: String) {
    if exchange(&self.failure, with: failure) != failure { file.warnings.append(message) }
  }
}
