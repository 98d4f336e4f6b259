import Foundation

/// The account of all reports: which are pending, what became of the others.
///
/// It holds no task and no lock, so its rules can be tested as plain values.
struct JournalLedger: Sendable {
  private var reported = 0
  private var byOutcome: [Outcome.Kind: Int] = [:]
  private var pending: [ErrorReport.ID: JournalEntry] = [:]
  private var settled: RecentValues<JournalEntry>
  /// The identities of the reports that are on their way, pending, or among the settled ones.
  private var ids: Set<ErrorReport.ID> = []

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
    (settled.values(from: 0) + pending.values).sorted { $0.number < $1.number }
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

  /// Takes in a report; nil when it is pending already.
  mutating func report(_ report: ErrorReport, path: [RuleTrace]) -> JournalEntry? {
    let entry = JournalEntry(number: reported + 1, report: report, path: path)
    if let earlier = pending.updateValue(entry, forKey: report.id) {
      pending[report.id] = earlier
      return nil
    }
    ids.insert(report.id)
    reported += 1
    return entry
  }

  /// Takes in a report with what became of it; nil when it is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], at date: Date
  ) -> JournalEntry? {
    guard pending[report.id] == nil else { return nil }
    ids.insert(report.id)
    reported += 1
    let entry = JournalEntry(number: reported, report: report, path: path)
    return settle(entry, as: outcome, at: date)
  }

  /// Records what became of a report; nil when it isn't pending.
  mutating func settle(
    _ id: ErrorReport.ID, as outcome: Outcome, at date: Date
  ) -> JournalEntry? {
    pending.removeValue(forKey: id).map { settle($0, as: outcome, at: date) }
  }

  /// Notes that the system has refused to show a report; one that isn't pending stays as it is.
  mutating func note(_ refusal: RuleTrace, of id: ErrorReport.ID) {
    pending[id]?.refusals.append(refusal)
  }

  private mutating func settle(
    _ entry: JournalEntry, as outcome: Outcome, at date: Date
  ) -> JournalEntry {
    var entry = entry
    entry.outcome = outcome
    entry.settled = date
    byOutcome[outcome.kind, default: 0] += 1
    if let forgotten = settled.append(entry) { ids.remove(forgotten.id) }
    return entry
  }
}
