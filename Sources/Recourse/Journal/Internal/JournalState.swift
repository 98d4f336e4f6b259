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
