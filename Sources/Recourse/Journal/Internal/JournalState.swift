import Foundation

/// All that a journal shares with its readers.
///
/// What it returns is to be done after the lock was given back.
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
  private var flushing: [(number: Int, wake: Wake)] = []
  private var isClosed = false

  private struct Reader: Sendable {
    /// What was there when the reader came, until it has read that.
    var beginning: [JournalEntry]
    /// The number of the next change to read.
    var next: Int
    /// The number of the first change with which the reader isn't done; nil if nobody waits for it.
    var done: Int?
  }

  /// Changes that follow each other.
  private struct Part: Sendable {
    let start: Int
    let changes: [JournalBatch.Change]

    var end: Int { start + changes.count }
  }

  init(limit: Int, backlog: Int) {
    ledger = JournalLedger(limit: limit)
    changes = RecentValues(limit: backlog)
  }

  /// Takes in a report; nil when it is pending already.
  mutating func report(_ report: ErrorReport, path: [RuleTrace]) -> [Wake]? {
    ledger.report(report, path: path).map { append($0, isNew: true) }
  }

  /// Takes in a report with what became of it; nil when it is pending already.
  mutating func record(
    _ report: ErrorReport, as outcome: Outcome, path: [RuleTrace], at date: Date
  ) -> [Wake]? {
    ledger.record(report, as: outcome, path: path, at: date).map { append($0, isNew: true) }
  }

  /// Records what became of a report; nil when it isn't pending.
  mutating func settle(_ id: ErrorReport.ID, as outcome: Outcome, at date: Date) -> [Wake]? {
    ledger.settle(id, as: outcome, at: date).map { append($0, isNew: false) }
  }

  /// Says that nothing more will be written.
  mutating func close() -> [Wake] {
    isClosed = true
    return wakeAll() + endAllRests()
  }

  private mutating func append(_ entry: JournalEntry, isNew: Bool) -> [Wake] {
    guard !readers.isEmpty else { return [] }
    changes.append(JournalBatch.Change(entry: entry, isNew: isNew))
    if changes.end >= restLimit { return endAllRests() }
    // Who is woken wakes the others, so that the code that reports doesn't have to.
    return waiting.popFirst().map { [$0.value] } ?? []
  }

  /// Wakes all that wait; each reader does so before it reads.
  mutating func wakeAll() -> [Wake] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting.removeAll(keepingCapacity: true) }
    return Array(waiting.values)
  }

  /// Lets a reader in: first it reads what is there.
  mutating func addReader(isWaitedFor: Bool) -> Int {
    readerCount += 1
    readers[readerCount] = Reader(
      beginning: ledger.entries, next: changes.end, done: isWaitedFor ? changes.end : nil)
    return readerCount
  }

  mutating func removeReader(_ id: Int) -> [Wake] {
    readers[id] = nil
    return wakeAll() + endAllRests() + wakeFlushing()
  }

  mutating func read(_ id: Int) -> Reading {
    guard let reader = readers[id] else { return .end }
    if !reader.beginning.isEmpty {
      readers[id]?.beginning = []
      return .present(reader.beginning)
    }
    guard reader.next < changes.end else { return isClosed ? .end : .nothing }
    let part = part(from: reader.next)
    readers[id]?.next = part.end
    shared = readers.values.contains { $0.next < part.end } ? part : nil
    if readers.values.allSatisfy({ $0.next == changes.end }) { changes.removeAll() }
    return .changes(part.changes, leftOut: part.start - reader.next)
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
    guard let reader = readers[id], !isClosed, flushing.isEmpty else { return false }
    let limit = reader.next + (changes.limit + 7) / 8
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
  mutating func finish(_ id: Int) -> [Wake] {
    guard let reader = readers[id] else { return [] }
    readers[id]?.done = reader.next
    return wakeFlushing()
  }

  /// Keeps what wakes somebody who waits for all readers; nil when they needn't wait.
  mutating func flush(wake: Wake) -> [Wake]? {
    guard doneByAll < changes.end else { return nil }
    flushing.append((changes.end, wake))
    return endAllRests()
  }

  private var doneByAll: Int { readers.values.compactMap(\.done).min() ?? changes.end }

  private mutating func wakeFlushing() -> [Wake] {
    guard !flushing.isEmpty else { return [] }
    let done = doneByAll
    defer { flushing.removeAll { $0.number <= done } }
    return flushing.filter { $0.number <= done }.map(\.wake)
  }
}
