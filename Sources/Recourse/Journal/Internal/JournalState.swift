import Foundation

/// The state that a journal shares with its readers.
///
/// Access is protected by a lock. Each mutation returns the continuations to resume and the entries
/// that were removed, so that the caller resumes and releases them after unlocking: the `deinit` of
/// an error may run any code, including code that uses this journal.
struct JournalState: Sendable {
  typealias Wake = CheckedContinuation<Void, Never>

  enum Reading {
    /// The entries that existed when the reader was added.
    case present([JournalEntry])
    /// The reports and outcomes since the last read.
    case changes([JournalBatch.Change], leftOut: Int)
    /// There are no unread changes.
    case nothing
    /// The journal is closed and everything was read, or the reader was removed.
    case end
  }

  /// The work that remains after unlocking.
  struct Aftermath: Sendable {
    var wakes: [Wake] = []
    /// Whether a sink reported to its own journal for the first time.
    var isFirstEcho = false
    /// The entries that the journal no longer keeps; they are released with this value.
    fileprivate(set) var forgotten: JournalEntry?
    fileprivate(set) var missed: JournalBatch.Change?
    fileprivate(set) var read: [JournalBatch.Change] = []
    fileprivate(set) var shared: Part?
    fileprivate(set) var unread: Reader?

    func wakeAll() {
      for wake in wakes { wake.resume() }
    }
  }

  var ledger: JournalLedger
  private var changes: RecentValues<JournalBatch.Change>
  private var readers: [Int: Reader] = [:]
  /// The part that one reader has read and another hasn't: they share it instead of copying
  /// entries.
  private var shared: Part?
  private var readerCount = 0
  private var waiting: [Int: Wake] = [:]
  /// The readers that let changes accumulate.
  private var resting: [Int: Wake] = [:]
  /// The change number at which enough changes have accumulated to end all rests.
  private var restLimit = Int.max
  private var flushes: [Flush] = []
  private var isClosed = false
  private var hasEchoed = false

  struct Reader: Sendable {
    /// The entries that existed when the reader was added; empty once they were read.
    var beginning: [JournalEntry]
    /// The number of the next change to read.
    var next: Int
    /// The number of the first change that isn't written yet; nil if the reader is not a sink.
    var done: Int?
    /// The sink; nil if the reader is not a sink.
    var writer: JournalWriter?
    /// The number of changes that the sink caused itself and that no batch has counted yet.
    var withheld = 0
    /// The number of flushes for which the sink is waiting.
    var flushes = 0
  }

  /// A caller that waits until the readers have written all changes before a number.
  private struct Flush {
    let number: Int
    /// Whether the caller is a sink, which never waits for a sink that is itself waiting for a
    /// flush.
    let isBySink: Bool
    let wake: Wake
  }

  /// Consecutive changes.
  struct Part: Sendable {
    let start: Int
    let changes: [JournalBatch.Change]

    var end: Int { start + changes.count }
  }

  init(limit: Int, backlog: Int) {
    ledger = JournalLedger(limit: limit)
    changes = RecentValues(limit: backlog)
  }

  /// Adds a report; returns nil if the report is pending already.
  mutating func report(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> Aftermath? {
    ledger.report(report, path: path, writers: writers).map { append($0, isNew: true) }
  }

  /// Adds a report with its outcome; returns nil if the report is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], writers: [JournalWriter],
    at date: Date
  ) -> Aftermath? {
    ledger.record(report, as: outcome, path: path, writers: writers, at: date).map {
      append($0, isNew: true)
    }
  }

  /// Records the outcome of a report; returns nil if the report isn't pending.
  mutating func settle(
    _ id: ErrorReport.ID, as outcome: Outcome, at date: Date
  ) -> Aftermath? {
    ledger.settle(id, as: outcome, at: date).map { append($0, isNew: false) }
  }

  /// Closes the journal: there are no further changes.
  mutating func close() -> Aftermath {
    isClosed = true
    return Aftermath(wakes: wakeAll() + endAllRests())
  }

  private mutating func append(_ change: JournalLedger.Change, isNew: Bool) -> Aftermath {
    var aftermath = Aftermath()
    aftermath.forgotten = change.forgotten
    guard !readers.isEmpty else { return aftermath }
    aftermath.missed = changes.append(JournalBatch.Change(entry: change.entry, isNew: isNew))
    if changes.end >= restLimit {
      aftermath.wakes = endAllRests()
    } else if let reader = waiting.popFirst() {
      // The reader wakes the others when it reads, so that the reporting code doesn't have to.
      aftermath.wakes = [reader.value]
    }
    if !hasEchoed, !change.entry.writers.isEmpty {
      hasEchoed = readers.values.contains { $0.hasCaused(change.entry) }
      aftermath.isFirstEcho = hasEchoed
    }
    return aftermath
  }

  private mutating func wakeAll() -> [Wake] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting.removeAll(keepingCapacity: true) }
    return Array(waiting.values)
  }

  /// Adds a reader, which reads the existing entries first.
  mutating func addReader(writer: JournalWriter?) -> Int {
    readerCount += 1
    readers[readerCount] = Reader(
      beginning: ledger.entries, next: changes.end, done: writer == nil ? nil : changes.end,
      writer: writer)
    return readerCount
  }

  mutating func removeReader(_ id: Int) -> Aftermath {
    var aftermath = Aftermath()
    aftermath.unread = readers.removeValue(forKey: id)
    if readers.isEmpty {
      aftermath.read = changes.removeAll()
      aftermath.shared = exchange(&shared, with: nil)
    }
    aftermath.wakes = wakeAll() + endAllRests() + endFlushes()
    return aftermath
  }

  mutating func read(_ id: Int) -> (Reading, Aftermath) {
    var aftermath = Aftermath()
    guard let reader = readers[id] else { return (.end, aftermath) }
    if !reader.beginning.isEmpty {
      readers[id]?.beginning = []
      return (.present(reader.beginning), aftermath)
    }
    guard reader.next < changes.end else { return (isClosed ? .end : .nothing, aftermath) }
    // Two readers that woke each other without changes would never suspend.
    aftermath.wakes = wakeAll()
    let part = part(from: reader.next)
    readers[id]?.next = part.end
    readers[id]?.withheld = 0
    let isShared = readers.values.contains { $0.next < part.end }
    aftermath.shared = exchange(&shared, with: isShared ? part : nil)
    if readers.values.allSatisfy({ $0.next == changes.end }) {
      aftermath.read = changes.removeAll()
    }
    return (
      .changes(part.changes, leftOut: part.start - reader.next + reader.withheld), aftermath
    )
  }

  /// Records that a reader has skipped all the changes that it has read.
  mutating func withhold(_ count: Int, from id: Int) -> Aftermath {
    readers[id]?.withheld += count
    return finish(id)
  }

  /// Returns the part that another reader got from the same number, or all changes from there.
  private func part(from next: Int) -> Part {
    if let shared, shared.start == next { return shared }
    let start = max(next, changes.first)
    return Part(start: start, changes: changes.values(from: start))
  }

  /// Stores the continuation of a reader; returns false if the reader needn't wait.
  mutating func wait(_ id: Int, wake: Wake) -> Bool {
    guard let reader = readers[id], reader.next == changes.end, !isClosed else { return false }
    waiting[id] = wake
    return true
  }

  /// Stores the continuation of a resting reader; returns false if the reader must not rest.
  mutating func rest(_ id: Int, wake: Wake) -> Bool {
    guard let reader = readers[id], !isClosed, flushes.isEmpty else { return false }
    // An eighth of the backlog, rounded up without an overflow.
    let limit = reader.next + (changes.limit - 1) / 8 + 1
    guard changes.end < limit else { return false }
    resting[id] = wake
    restLimit = min(restLimit, limit)
    return true
  }

  /// Ends the rest of a reader, and returns the continuation to resume.
  mutating func endRest(_ id: Int) -> Wake? {
    resting.removeValue(forKey: id)
  }

  private mutating func endAllRests() -> [Wake] {
    restLimit = .max
    defer { resting.removeAll(keepingCapacity: true) }
    return Array(resting.values)
  }

  /// Records that a reader has written all the changes that it has read.
  mutating func finish(_ id: Int) -> Aftermath {
    guard let reader = readers[id] else { return Aftermath() }
    if reader.done != nil { readers[id]?.done = reader.next }
    return Aftermath(wakes: endFlushes())
  }

  /// Records that the sink of a reader starts or stops waiting for a flush.
  mutating func waitsForFlush(_ id: Int, _ isWaiting: Bool) -> Aftermath {
    readers[id]?.flushes += isWaiting ? 1 : -1
    return Aftermath(wakes: endFlushes())
  }

  /// Stores the continuation of a flush; returns nil if all readers are done already.
  mutating func flush(wake: Wake, isBySink: Bool) -> Aftermath? {
    let flush = Flush(number: changes.end, isBySink: isBySink, wake: wake)
    guard !isOver(flush) else { return nil }
    flushes.append(flush)
    return Aftermath(wakes: endAllRests())
  }

  private func isOver(_ flush: Flush) -> Bool {
    readers.values.allSatisfy { reader in
      guard let done = reader.done, done < flush.number else { return true }
      return flush.isBySink && reader.flushes > 0
    }
  }

  private mutating func endFlushes() -> [Wake] {
    guard !flushes.isEmpty else { return [] }
    let over = flushes.filter(isOver)
    flushes.removeAll(where: isOver)
    return over.map(\.wake)
  }
}

extension JournalState.Reader {
  /// Whether the sink caused an entry, directly or by a report to which the entry responds.
  func hasCaused(_ entry: JournalEntry) -> Bool {
    writer.map(entry.isCaused) ?? false
  }
}

extension JournalEntry {
  /// Whether a sink caused the entry, directly or by a report to which the entry responds.
  func isCaused(by writer: JournalWriter) -> Bool {
    writers.contains { $0 === writer }
  }
}
