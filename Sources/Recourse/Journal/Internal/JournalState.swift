import Foundation

/// The account of all reports, and the mailboxes of the readers of its changes.
///
/// The state holds no task and no lock, so its rules can be tested as plain values. The journal and
/// its readers share it under a lock. Each mutation returns the changes that nothing needs any
/// more, so that the caller releases them after unlocking: a `deinit` may run any code, including
/// code that uses the journal.
struct JournalState: Sendable {
  typealias Change = JournalBatch.Change

  /// The maximum number of unread changes of a reader.
  let backlog: Int
  private var mailboxes: [JournalMailbox] = []
  private var lastReader = 0
  private var isClosed = false
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
  /// Called at the first change after the observed counts were read.
  private var observer: (@Sendable () -> Void)?
  private var isObserverCalled = false

  init(limit: Int, backlog: Int) {
    settled = RecentValues(limit: limit)
    self.backlog = backlog
  }

  /// The number of reports, in total and by outcome.
  var counts: JournalCounts {
    var counts = figures
    counts.pending = pending.count
    return counts
  }

  /// All pending entries and the newest settled ones, in the order of their reports.
  var entries: [JournalEntry] {
    (settled.all + pending.values).sorted { $0.number < $1.number }.map(counted)
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
  ) -> [Change]? {
    guard pending[report.id] == nil else { return nil }
    ids.insert(report.id)
    figures.reported += 1
    let entry = JournalEntry(
      number: figures.reported, report: report, path: path, breadcrumbs: breadcrumbs,
      isBySink: isBySink)
    if let outcome { return settle(entry, as: outcome, at: date, isNew: true) }
    pending[report.id] = entry
    return announce(Change(entry: entry, isNew: true))
  }

  /// Records the outcome of a report; returns nil if the report isn't pending.
  mutating func settle(_ id: ErrorReport.ID, as outcome: Outcome, at date: Date) -> [Change]? {
    guard let entry = pending.removeValue(forKey: id) else { return nil }
    return settle(entry, as: outcome, at: date, isNew: false)
  }

  private mutating func settle(
    _ entry: JournalEntry, as outcome: Outcome, at date: Date, isNew: Bool
  ) -> [Change] {
    var entry = entry
    entry.outcome = outcome
    entry.settled = date
    entry.isInlined = outcome == .inlined
    figures.add(outcome)
    if case .coalesced(let other) = outcome, ids.contains(other) {
      coalesced[other, default: 0] += 1
    }
    let missed = announce(Change(entry: counted(entry), isNew: isNew))
    guard let forgotten = settled.append(entry) else { return missed }
    ids.remove(forgotten.id)
    coalesced.removeValue(forKey: forgotten.id)
    return missed + [Change(entry: forgotten, isNew: false)]
  }

  /// Records that the operation of an inlined report has succeeded, which replaces the outcome;
  /// does nothing if the journal no longer keeps the report, or has another outcome of it.
  mutating func repair(_ id: ErrorReport.ID, by repair: Outcome.Repair, at date: Date) -> [Change] {
    let repaired = settled.modifyLast(where: { $0.id == id && $0.outcome == .inlined }) {
      $0.outcome = .repaired(by: repair)
      $0.settled = date
    }
    guard let repaired else { return [] }
    figures.add(.repaired(by: repair), insteadOf: .inlined)
    return announce(Change(entry: counted(repaired), isNew: false))
  }

  /// Passes a change to the readers, and returns the changes that they miss.
  private mutating func announce(_ change: Change) -> [Change] {
    if let observer, !exchange(&isObserverCalled, with: true) { observer() }
    return mailboxes.indices.compactMap { mailboxes[$0].append(change) }
  }

  func isPending(_ id: ErrorReport.ID) -> Bool { pending[id] != nil }

  /// Sets the observer, which must only schedule its work, because it is called under the lock.
  mutating func observe(_ observer: @escaping @Sendable () -> Void) {
    self.observer = observer
  }

  /// Returns the counts; the next change is announced to the observer.
  mutating func observedCounts() -> JournalCounts {
    isObserverCalled = false
    return counts
  }

  /// Returns the entry of a report; nil if the journal doesn't have the report any more.
  func entry(of id: ErrorReport.ID) -> JournalEntry? {
    (pending[id] ?? settled.last { $0.id == id }).map(counted)
  }

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

// MARK: Readers

extension JournalState {
  /// The numbers of the sinks.
  var sinks: [Int] { mailboxes.filter(\.isSink).map(\.id) }

  /// Adds a reader of the changes from now on, and returns the number of the reader.
  mutating func addReader(isSink: Bool, wake: AsyncStream<Void>.Continuation) -> Int {
    lastReader += 1
    mailboxes.append(
      JournalMailbox(id: lastReader, isSink: isSink, limit: backlog, wake: wake))
    return lastReader
  }

  mutating func removeReader(_ id: Int) -> JournalMailbox? {
    mailboxes.firstIndex { $0.id == id }.map { mailboxes.remove(at: $0) }
  }

  /// Changes the mailbox of a reader; returns nil if the reader has left.
  mutating func change<Result>(
    _ id: Int, _ body: (inout JournalMailbox) -> Result
  ) -> Result? {
    mailboxes.firstIndex { $0.id == id }.map { body(&mailboxes[$0]) }
  }

  /// Returns the changes that a reader hasn't read; nil after the last change.
  mutating func read(_ id: Int) -> (changes: [Change], missed: Int)? {
    let reading = change(id) { $0.read() }
    return isClosed && reading?.changes.isEmpty == true ? nil : reading
  }

  /// Wakes a reader when a number of changes are unread, or as soon as it needn't wait.
  mutating func wait(_ id: Int, for count: Int) {
    let isClosed = isClosed
    _ = change(id) {
      $0.wait(for: count)
      if isClosed { $0.endWait() }
    }
  }

  /// Ends the waits of all readers: there are no further changes.
  mutating func close() {
    isClosed = true
    for index in mailboxes.indices { mailboxes[index].endWait() }
  }
}
