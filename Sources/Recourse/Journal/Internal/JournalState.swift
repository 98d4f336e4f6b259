import Foundation

/// The account of all reports, and the broadcast of its changes.
///
/// The state holds no task and no lock, so its rules can be tested as plain values. The journal and
/// its readers share it under a lock. Each mutation returns the work that remains after unlocking.
struct JournalState: Sendable {
  typealias Aftermath = Broadcast<JournalBatch.Change>.Aftermath

  var changes: Broadcast<JournalBatch.Change>
  /// Whether a sink has used its own journal; the misuse was reported once.
  var isMisused = false
  private var figures = JournalCounts()
  private var pending: [ErrorReport.ID: JournalEntry] = [:]
  private var settled: RecentValues<JournalEntry>
  /// The identities of the claimed reports, the pending reports and the settled reports still kept.
  private var ids: Set<ErrorReport.ID> = []
  /// The number of reports that were coalesced into each report, by its identity.
  private var coalesced: [ErrorReport.ID: Int] = [:]
  /// The latest steps of the app, oldest first; the entries share the array until it changes.
  private var breadcrumbs: [Breadcrumb] = []
  private static let breadcrumbLimit = 20

  init(limit: Int, backlog: Int) {
    settled = RecentValues(limit: limit)
    changes = Broadcast(limit: backlog)
  }

  /// The number of reports, in total and by outcome.
  var counts: JournalCounts {
    var counts = figures
    counts.pending = pending.count
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

  /// Adds a report, which is pending if it has no outcome; returns nil if it is pending already.
  mutating func add(
    _ report: ErrorReport, as outcome: Outcome?, path: [RuleTrace], isBySink: Bool, at date: Date
  ) -> Aftermath? {
    guard pending[report.id] == nil else { return nil }
    ids.insert(report.id)
    figures.reported += 1
    let entry = JournalEntry(
      number: figures.reported, report: report, path: path, breadcrumbs: breadcrumbs,
      isBySink: isBySink)
    if let outcome { return settle(entry, as: outcome, at: date, isNew: true) }
    pending[report.id] = entry
    return changes.append(JournalBatch.Change(entry: entry, isNew: true))
  }

  /// Records the outcome of a report; returns nil if the report isn't pending.
  mutating func settle(_ id: ErrorReport.ID, as outcome: Outcome, at date: Date) -> Aftermath? {
    guard let entry = pending.removeValue(forKey: id) else { return nil }
    return settle(entry, as: outcome, at: date, isNew: false)
  }

  private mutating func settle(
    _ entry: JournalEntry, as outcome: Outcome, at date: Date, isNew: Bool
  ) -> Aftermath {
    var entry = entry
    entry.outcome = outcome
    entry.settled = date
    figures.byOutcome[outcome.kind, default: 0] += 1
    if let repair = outcome.repair { figures.byRepair[repair, default: 0] += 1 }
    if case .coalesced(let other) = outcome, ids.contains(other) {
      coalesced[other, default: 0] += 1
    }
    var aftermath = changes.append(JournalBatch.Change(entry: counted(entry), isNew: isNew))
    if let forgotten = settled.append(entry) {
      ids.remove(forgotten.id)
      coalesced.removeValue(forKey: forgotten.id)
      aftermath.removed.append(JournalBatch.Change(entry: forgotten, isNew: false))
    }
    return aftermath
  }

  func isPending(_ id: ErrorReport.ID) -> Bool { pending[id] != nil }

  /// Adds a step of the app, and forgets the oldest step beyond the limit.
  mutating func add(_ breadcrumb: Breadcrumb) {
    if breadcrumbs.count == Self.breadcrumbLimit { breadcrumbs.removeFirst() }
    breadcrumbs.append(breadcrumb)
  }

  /// Records that the system refused to present a report; does nothing if it isn't pending.
  mutating func note(_ refusal: RuleTrace, of id: ErrorReport.ID) {
    pending[id]?.refusals.append(refusal)
  }

  /// Returns an entry with the number of reports that were coalesced into it.
  private func counted(_ entry: JournalEntry) -> JournalEntry {
    guard let count = coalesced[entry.id] else { return entry }
    var entry = entry
    entry.coalesced = count
    return entry
  }
}
