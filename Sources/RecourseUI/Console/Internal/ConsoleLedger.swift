import Recourse

/// The newest entries of a journal, in bounded number.
///
/// It holds no task and no view, so its rules can be tested as plain values.
struct ConsoleLedger: Sendable {
  let limit: Int
  /// The entries in the order of their reports.
  private var entries: [JournalEntry] = []
  /// How many reports were counted in with another one.
  private var coalesced: [ErrorReport.ID: Int] = [:]
  /// How many changes came too fast.
  private(set) var missed = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Takes in what has changed.
  ///
  /// - Parameters:
  ///   - batch: The changes; those that were taken in before change nothing.
  ///   - present: All that the journal has, which is asked for when changes are missing.
  mutating func take(_ batch: JournalBatch, present: () -> [JournalEntry]) {
    if batch.leftOut > 0 {
      missed += batch.leftOut
      catchUp(with: present())
    }
    for change in batch.changes { take(change.entry) }
    trim()
  }

  /// The newest entries that are wanted, the newest first.
  func newest(_ count: Int, where isWanted: (JournalEntry) -> Bool) -> [ConsoleEntry] {
    var found: [ConsoleEntry] = []
    for entry in entries.reversed() where isWanted(entry) {
      if found.count == count { break }
      found.append(consoleEntry(entry))
    }
    return found
  }

  /// The entry with a number; nil if it isn't there any more.
  subscript(number: Int) -> ConsoleEntry? {
    index(of: number).map { consoleEntry(entries[$0]) }
  }

  /// The number of the newest entry of a report; nil if it isn't there any more.
  func number(of id: ErrorReport.ID) -> Int? {
    entries.last { $0.id == id }?.number
  }

  private mutating func take(_ entry: JournalEntry) {
    if let index = index(of: entry.number) {
      if entries[index].outcome == nil { count(entry) }
      entries[index] = entry
    } else if entry.number > entries.last?.number ?? 0 {
      count(entry)
      entries.append(entry)
    }
  }

  /// Forgets what the journal has forgotten: it may look pending only because a change is missing.
  private mutating func catchUp(with present: [JournalEntry]) {
    let before = coalesced
    coalesced = [:]
    entries = present
    for entry in present { count(entry) }
    coalesced.merge(before) { max($0, $1) }
  }

  private mutating func count(_ entry: JournalEntry) {
    if case .coalesced(let other) = entry.outcome { coalesced[other, default: 0] += 1 }
  }

  /// Forgets the oldest entries with an outcome, and only then the oldest of the others.
  private mutating func trim() {
    guard entries.count > limit else { return }
    var surplus = entries.count - limit
    entries = entries.filter { entry in
      guard surplus > 0, entry.outcome != nil else { return true }
      surplus -= 1
      return false
    }
    entries.removeFirst(surplus)
    guard coalesced.count > limit else { return }
    let ids = Set(entries.map(\.id))
    coalesced = coalesced.filter { ids.contains($0.key) }
  }

  private func consoleEntry(_ entry: JournalEntry) -> ConsoleEntry {
    ConsoleEntry(entry: entry, coalesced: coalesced[entry.id, default: 0])
  }

  private func index(of number: Int) -> Int? {
    var range = entries.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      if entries[middle].number == number { return middle }
      range =
        entries[middle].number < number
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
