import Foundation

/// The account of all reports: which are pending, what became of the others.
///
/// It holds no task and no lock, so its rules can be tested as plain values. Each change returns the
/// entry that it makes the ledger forget.
struct JournalLedger: Sendable {
  private var reported = 0
  private var byOutcome: [Outcome.Kind: Int] = [:]
  private var pending: [ErrorReport.ID: JournalEntry] = [:]
  private var settled: RecentValues<JournalEntry>
  /// The identities of the reports that are on their way, pending, or among the settled ones.
  private var ids: Set<ErrorReport.ID> = []
  /// How many reports were coalesced into the reports with these identities.
  private var coalesced: [ErrorReport.ID: Int] = [:]

  /// What has changed.
  struct Change {
    let entry: JournalEntry
    /// The entry that there is no more room for.
    let forgotten: JournalEntry?
  }

  init(limit: Int) {
    settled = RecentValues(limit: limit)
  }

  /// The figures, each counted by itself.
  var counts: JournalCounts {
    var counts = JournalCounts()
    counts.reported = reported
    counts.pending = pending.count
    counts.byOutcome = byOutcome
    return counts
  }

  /// All that are pending, and the newest of the others, in the order of their reports.
  var entries: [JournalEntry] {
    (settled.values(from: 0) + pending.values).sorted { $0.number < $1.number }.map(counted)
  }

  /// Announces a report, so that no other one gets its identity.
  ///
  /// - Returns: The report; one that was reported before has an identity of its own.
  mutating func claim(_ report: ErrorReport) -> ErrorReport {
    if ids.insert(report.id).inserted { return report }
    let again = report.reportedAgain()
    ids.insert(again.id)
    return again
  }

  /// Adds a pending entry; nil when its report is pending already.
  mutating func report(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> Change? {
    guard pending[report.id] == nil else { return nil }
    let entry = nextEntry(report, path: path, writers: writers)
    pending[report.id] = entry
    return Change(entry: entry, forgotten: nil)
  }

  /// Adds an entry with its outcome; nil when its report is pending already.
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
    return JournalEntry(number: reported, report: report, path: path, writers: writers)
  }

  /// Records the outcome of a report; nil when it isn't pending.
  mutating func settle(_ id: ErrorReport.ID, as outcome: Outcome, at date: Date) -> Change? {
    pending.removeValue(forKey: id).map { settle($0, as: outcome, at: date) }
  }

  /// Notes that the system has refused to show a report; one that isn't pending stays as it is.
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

  /// An entry with the number of reports that were coalesced into it.
  private func counted(_ entry: JournalEntry) -> JournalEntry {
    guard let count = coalesced[entry.id] else { return entry }
    var entry = entry
    entry.coalesced = count
    return entry
  }
}
