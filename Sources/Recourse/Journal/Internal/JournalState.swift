import Foundation

/// All that a journal shares with its readers.
///
/// It is used under a lock. A change returns the continuations that it wakes and the entries that it
/// removes, so that the caller resumes and releases them after unlocking: the `deinit` of an error may
/// run any code, and use this journal.
struct JournalState: Sendable {
  typealias Wake = CheckedContinuation<Void, Never>

  enum Reading {
    /// What was there when the reader came.
    case present([JournalEntry])
    /// What was reported and what was settled since the last reading.
    case changes([JournalBatch.Change], leftOut: Int)
    /// Everything was read.
    case nothing
    /// There will be no more.
    case end
  }

  /// The work that remains after unlocking.
  struct Aftermath: Sendable {
    var wakes: [Wake] = []
    /// Whether a sink has reported to its own journal for the first time.
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
  /// What a reader has read and another one hasn't yet: they share it, and copy no entry.
  private var shared: Part?
  private var readerCount = 0
  private var waiting: [Int: Wake] = [:]
  /// The readers that let changes gather.
  private var resting: [Int: Wake] = [:]
  /// The number of the change at which so much has gathered that all who rest read on.
  private var restLimit = Int.max
  private var flushes: [Flush] = []
  private var isClosed = false
  private var hasEchoed = false

  struct Reader: Sendable {
    /// What was there when the reader came, until it has read that.
    var beginning: [JournalEntry]
    /// The number of the next change to read.
    var next: Int
    /// The number of the first change with which the reader isn't done; nil if nobody waits for it.
    var done: Int?
    /// The sink; nil if the reader is not one.
    var writer: JournalWriter?
    /// The number of changes that the sink caused itself, and that no batch has counted yet.
    var withheld = 0
    /// The number of flushes that the sink waits for.
    var flushes = 0
  }

  /// A caller that waits until the readers are done with the changes before a number.
  private struct Flush {
    let number: Int
    /// Whether the caller is a sink, which never waits for a sink that waits for a flush itself.
    let isBySink: Bool
    let wake: Wake
  }

  /// Changes that follow each other.
  struct Part: Sendable {
    let start: Int
    let changes: [JournalBatch.Change]

    var end: Int { start + changes.count }
  }

  init(limit: Int, backlog: Int) {
    ledger = JournalLedger(limit: limit)
    changes = RecentValues(limit: backlog)
  }

  /// Adds a report; nil when it is pending already.
  mutating func report(
    _ report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]
  ) -> Aftermath? {
    ledger.report(report, path: path, writers: writers).map { append($0, isNew: true) }
  }

  /// Adds a report with its outcome; nil when it is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], writers: [JournalWriter],
    at date: Date
  ) -> Aftermath? {
    ledger.record(report, as: outcome, path: path, writers: writers, at: date).map {
      append($0, isNew: true)
    }
  }

  /// Records the outcome of a report; nil when it isn't pending.
  mutating func settle(
    _ id: ErrorReport.ID, as outcome: Outcome, at date: Date
  ) -> Aftermath? {
    ledger.settle(id, as: outcome, at: date).map { append($0, isNew: false) }
  }

  /// Says that nothing more will be written.
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
      // It wakes the others as it reads, so that the code that reports doesn't have to.
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

  /// Lets a reader in: first it reads what is there.
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
    // Two readers that woke each other without changes would never sleep.
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

  /// Notes that a reader has skipped all the changes that it has read.
  mutating func withhold(_ count: Int, from id: Int) -> Aftermath {
    readers[id]?.withheld += count
    return finish(id)
  }

  /// What another reader has got from there, or all that there is.
  private func part(from next: Int) -> Part {
    if let shared, shared.start == next { return shared }
    let start = max(next, changes.first)
    return Part(start: start, changes: changes.values(from: start))
  }

  /// Keeps what wakes a reader; false when it needn't wait.
  mutating func wait(_ id: Int, wake: Wake) -> Bool {
    guard let reader = readers[id], reader.next == changes.end, !isClosed else { return false }
    waiting[id] = wake
    return true
  }

  /// Keeps what wakes a reader that lets changes gather; false when there is no time for that.
  mutating func rest(_ id: Int, wake: Wake) -> Bool {
    guard let reader = readers[id], !isClosed, flushes.isEmpty else { return false }
    // An eighth of the backlog, rounded up without an overflow.
    let limit = reader.next + (changes.limit - 1) / 8 + 1
    guard changes.end < limit else { return false }
    resting[id] = wake
    restLimit = min(restLimit, limit)
    return true
  }

  /// Lets a reader that rests read on.
  mutating func endRest(_ id: Int) -> Wake? {
    resting.removeValue(forKey: id)
  }

  private mutating func endAllRests() -> [Wake] {
    restLimit = .max
    defer { resting.removeAll(keepingCapacity: true) }
    return Array(resting.values)
  }

  /// Notes that a reader is done with all that it has read.
  mutating func finish(_ id: Int) -> Aftermath {
    guard let reader = readers[id] else { return Aftermath() }
    if reader.done != nil { readers[id]?.done = reader.next }
    return Aftermath(wakes: endFlushes())
  }

  /// Notes that the sink of a reader begins to wait for a flush, or has ended to.
  mutating func waitsForFlush(_ id: Int, _ isWaiting: Bool) -> Aftermath {
    readers[id]?.flushes += isWaiting ? 1 : -1
    return Aftermath(wakes: endFlushes())
  }

  /// Keeps a caller waiting for the readers; nil if they are done already.
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
  /// Whether the sink reported an entry, or a report that the entry answers.
  func hasCaused(_ entry: JournalEntry) -> Bool {
    writer.map(entry.isCaused) ?? false
  }
}

extension JournalEntry {
  /// Whether a sink reported the entry, or a report that the entry answers.
  func isCaused(by writer: JournalWriter) -> Bool {
    writers.contains { $0 === writer }
  }
}
