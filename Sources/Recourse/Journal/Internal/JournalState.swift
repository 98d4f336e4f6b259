import Foundation

/// The state that a journal shares with its readers: the ledger, and the broadcast of its changes.
///
/// Access is protected by a lock. Each mutation returns the work that remains after unlocking.
struct JournalState: Sendable {
  struct Aftermath: Sendable {
    let broadcast: Broadcast<JournalBatch.Change>.Aftermath
    /// Whether a sink reported to its own journal for the first time.
    let isFirstEcho: Bool
    /// The entry that the journal no longer keeps; it is released with this value.
    let forgotten: JournalEntry?
  }

  var ledger: JournalLedger
  var changes: Broadcast<JournalBatch.Change>
  private let sinks: [JournalWriter]
  private var hasEchoed = false

  init(limit: Int, backlog: Int, sinks: [JournalWriter]) {
    ledger = JournalLedger(limit: limit)
    changes = Broadcast(limit: backlog)
    self.sinks = sinks
  }

  /// Adds a report; returns nil if the report is pending already.
  mutating func report(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> Aftermath? {
    ledger.report(report, path: path, writers: writers).map { publish($0, isNew: true) }
  }

  /// Adds a report with its outcome; returns nil if the report is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], writers: [JournalWriter],
    at date: Date
  ) -> Aftermath? {
    ledger.record(report, as: outcome, path: path, writers: writers, at: date).map {
      publish($0, isNew: true)
    }
  }

  /// Records the outcome of a report; returns nil if the report isn't pending.
  mutating func settle(
    _ id: ErrorReport.ID, as outcome: Outcome, at date: Date
  ) -> Aftermath? {
    ledger.settle(id, as: outcome, at: date).map { publish($0, isNew: false) }
  }

  private mutating func publish(_ change: JournalLedger.Change, isNew: Bool) -> Aftermath {
    let isFirstEcho = !hasEchoed && sinks.contains { change.entry.isCaused(by: $0) }
    if isFirstEcho { hasEchoed = true }
    return Aftermath(
      broadcast: changes.append(JournalBatch.Change(entry: change.entry, isNew: isNew)),
      isFirstEcho: isFirstEcho, forgotten: change.forgotten)
  }

  /// Adds a reader, and returns its number and the entries that precede its changes.
  mutating func addReader(isSink: Bool) -> (id: Int, entries: [JournalEntry]) {
    (changes.addReader(isFlushed: isSink), ledger.entries)
  }
}

extension JournalEntry {
  /// Whether a sink caused the entry, directly or by a report to which the entry responds.
  func isCaused(by writer: JournalWriter) -> Bool {
    writers.contains { $0 === writer }
  }
}

/// The account of all reports: the pending entries and the outcomes of the settled ones.
///
/// The ledger holds no task and no lock, so its rules can be tested as plain values. Each change
/// returns the entry that the ledger forgets because of that change.
struct JournalLedger: Sendable {
  private var reported = 0
  private var byOutcome: [Outcome.Kind: Int] = [:]
  private var pending: [ErrorReport.ID: JournalEntry] = [:]
  private var settled: RecentValues<JournalEntry>
  /// The identities of the claimed reports, the pending reports and the settled reports still kept.
  private var ids: Set<ErrorReport.ID> = []
  /// The number of reports that were coalesced into each report, by its identity.
  private var coalesced: [ErrorReport.ID: Int] = [:]
  /// The latest steps of the app, oldest first; the entries share the array until it changes.
  private var breadcrumbs: [Breadcrumb] = []

  /// A change of the ledger.
  struct Change {
    let entry: JournalEntry
    /// The settled entry that was removed because the limit was exceeded; nil if none was.
    let forgotten: JournalEntry?
  }

  init(limit: Int) {
    settled = RecentValues(limit: limit)
  }

  /// The counts, each maintained independently of the others.
  var counts: JournalCounts {
    var counts = JournalCounts()
    counts.reported = reported
    counts.pending = pending.count
    counts.byOutcome = byOutcome
    return counts
  }

  /// All pending entries and the newest settled ones, in the order of their reports.
  var entries: [JournalEntry] {
    (settled.values(from: 0) + pending.values).sorted { $0.number < $1.number }.map(counted)
  }

  /// Reserves the identity of a report, so that no other report gets the same identity.
  ///
  /// - Returns: The report; if its identity is taken, a copy with a new identity.
  mutating func claim(_ report: ErrorReport) -> ErrorReport {
    if ids.insert(report.id).inserted { return report }
    let again = report.reportedAgain()
    ids.insert(again.id)
    return again
  }

  /// Adds a pending entry; returns nil if its report is pending already.
  mutating func report(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> Change? {
    guard pending[report.id] == nil else { return nil }
    let entry = nextEntry(report, path: path, writers: writers)
    pending[report.id] = entry
    return Change(entry: entry, forgotten: nil)
  }

  /// Adds a settled entry; returns nil if its report is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], writers: [JournalWriter],
    at date: Date
  ) -> Change? {
    guard pending[report.id] == nil else { return nil }
    return settle(nextEntry(report, path: path, writers: writers), as: outcome, at: date)
  }

  private mutating func nextEntry(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> JournalEntry {
    ids.insert(report.id)
    reported += 1
    return JournalEntry(
      number: reported, report: report, path: path, breadcrumbs: breadcrumbs, writers: writers)
  }

  /// Adds a step of the app, and forgets the oldest step beyond the limit.
  mutating func add(_ breadcrumb: Breadcrumb) {
    if breadcrumbs.count == Self.breadcrumbLimit { breadcrumbs.removeFirst() }
    breadcrumbs.append(breadcrumb)
  }

  private static let breadcrumbLimit = 20

  /// Records the outcome of a report; returns nil if the report isn't pending.
  mutating func settle(_ id: ErrorReport.ID, as outcome: Outcome, at date: Date) -> Change? {
    pending.removeValue(forKey: id).map { settle($0, as: outcome, at: date) }
  }

  /// Returns the pending report into which a report was coalesced; nil if there is none.
  func pendingReport(for outcome: Outcome) -> ErrorReport.ID? {
    guard case .coalesced(let other) = outcome else { return nil }
    return pending[other]?.id
  }

  /// Records that the system refused to present a report; does nothing if it isn't pending.
  mutating func note(_ refusal: RuleTrace, of id: ErrorReport.ID) {
    pending[id]?.refusals.append(refusal)
  }

  private mutating func settle(
    _ entry: JournalEntry, as outcome: Outcome, at date: Date
  ) -> Change {
    var entry = entry
    entry.outcome = outcome
    entry.settled = date
    byOutcome[outcome.kind, default: 0] += 1
    if case .coalesced(let other) = outcome, ids.contains(other) {
      coalesced[other, default: 0] += 1
    }
    let change = counted(entry)
    let forgotten = settled.append(entry)
    if let forgotten {
      ids.remove(forgotten.id)
      coalesced.removeValue(forKey: forgotten.id)
    }
    return Change(entry: change, forgotten: forgotten)
  }

  /// Returns an entry with the number of reports that were coalesced into it.
  private func counted(_ entry: JournalEntry) -> JournalEntry {
    guard let count = coalesced[entry.id] else { return entry }
    var entry = entry
    entry.coalesced = count
    return entry
  }
}
