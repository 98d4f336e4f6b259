import Foundation

/// Writes durable reports and changes to their file, and settles them there.
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
    guard !isKnown, isDurable(report) else { return }
    let snapshot = report.snapshot(describer: settings.describer)
    change { $0.open(snapshot, in: problem, insteadOf: report.keptChange) }
  }

  /// A change that runs again is in the file itself; one that was refused for good is replaced by
  /// the report, so that the person hears of it.
  private func isDurable(_ report: ErrorReport) -> Bool {
    report.keptChange == nil ? settings.isDurable(report) : report.retryKey == nil
  }

  /// Keeps a change, which is on the storage device afterwards if the file can be written.
  func keep(_ kept: KeptChange, of user: String?) {
    change { $0.keep(kept, of: user) }
  }

  /// Ends a change, which needs no other run.
  func end(_ id: KeptChange.ID) {
    change { $0.settle { $0.id == id } }
  }

  /// The current user; nil if the app named none.
  var user: String? { state.withLock(\.user) }

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

  /// Sets the current user, and takes over the user's open reports and changes of processes that
  /// have ended.
  ///
  /// - Returns: The reports and the changes, oldest first, and the reports that are over.
  func restore(
    of user: String?
  ) -> (reports: [ErrorReport], changes: [KeptChange], over: Set<ErrorReport.ID>) {
    let (entries, over) = change { $0.restore(of: user) }
    let changes = entries.compactMap { if case .change(let change) = $0 { change } else { nil } }
    return (entries.compactMap(\.report).map(ErrorReport.init), changes, over)
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

/// The durable reports and changes of this process, together with their file.
private struct DurableState: Sendable {
  var file: DurableFile
  var table = DurableTable()
  private let sizeLimit: Int
  /// The current user; nil if the app named none.
  private(set) var user: String?
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
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - problem: The pending report that represents the problem.
  ///   - change: The change that was refused for good, which ends in the same write; nil if there
  ///     is none.
  mutating func open(
    _ report: ErrorReport.Snapshot, in problem: ErrorReport.ID, insteadOf change: KeptChange.ID?
  ) {
    let previous = table.previousRun(of: report, in: problem)
    if let change { _ = table.settle { $0.id == change } }
    add(.report(report), of: user, in: problem, isLimited: change == nil) { state in
      if let previous { state.settle { $0.id == previous } }
    }
  }

  /// Adds a change, which waits for the next write if the file can't be written.
  mutating func keep(_ change: KeptChange, of user: String?) {
    add(.change(change), of: user, in: change.id, isLimited: false)
  }

  /// Adds a line; what a person has written is never left out for lack of room.
  private mutating func add(
    _ entry: DurableEntry, of user: String?, in problem: UUID, isLimited: Bool,
    then body: (inout DurableState) -> Void = { _ in }
  ) {
    attempt { state in
      let record = DurableRecord(entry: entry, user: user, session: state.file.session)
      let line = try DurableLine(open: record).encoded()
      state.table.insert(entry, line: line, in: problem, isWritten: false)
      guard try state.write(isLimited: isLimited) else { return state.refuse(entry) }
      state.failure = nil
      body(&state)
    }
  }

  /// Settles reports or changes.
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

  /// Sets the current user, and takes over the user's open reports and changes of processes that
  /// have ended.
  ///
  /// - Returns: The reports and the changes, oldest first, and the reports that are over.
  mutating func restore(
    of user: String?
  ) -> (entries: [DurableEntry], over: Set<ErrorReport.ID>) {
    let events = exchange(&events, with: [])
    let isSameUser = self.user == nil || self.user == user
    self.user = user
    var entries: [DurableEntry] = []
    var over: Set<ErrorReport.ID> = []
    attempt { state in
      var (claims, failure) = try state.file.claim(of: user)
      // A takeover that the file doesn't record is not repeated.
      claims.removeAll { [table = state.table] in table.knows($0.entry.id) }
      for (entry, line) in claims {
        state.table.insert(entry, line: line, in: entry.id, isWritten: true)
      }
      let isOver: (DurableEntry) -> Bool = {
        isSameUser && $0.report?.resolvedBy.isDisjoint(with: events) == false
      }
      entries = claims.map(\.entry).filter { !isOver($0) }
      over = Set(claims.map(\.entry).filter(isOver).map(\.id))
      if !over.isEmpty { state.settle { [over] in over.contains($0.id) } }
      // They return without their takeover, so that none is lost.
      if let failure { throw failure }
    }
    return (entries, over)
  }

  /// Writes the lines that the file doesn't have; returns false if there is no room for them.
  private mutating func write(isLimited: Bool) throws -> Bool {
    if try file.append(&table, upTo: sizeLimit) { return true }
    if !isFull {
      try file.compact()
      isFull = try !file.append(&table, upTo: sizeLimit)
    }
    return try !isFull || !isLimited && file.append(&table, upTo: .max)
  }

  private mutating func refuse(_ entry: DurableEntry) {
    _ = table.settle { $0.id == entry.id }
    warnOnce(
      """
      \(file.path) has reached its limit of \(sizeLimit) bytes, so what is kept at \(entry.source) \
      and further reports and changes aren't durable; settle open ones, or raise the limit
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
        reports and changes stay in memory, and are written together with the next one
        """, as: label)
    }
  }

  private mutating func warnOnce(_ message: String, as failure: String) {
    if exchange(&self.failure, with: failure) != failure { file.warnings.append(message) }
  }
}
