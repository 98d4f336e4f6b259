/// Changes of a journal, in the order in which they occurred.
///
/// ```swift
/// for await batch in journal.changes() {
///   for change in batch.changes { show(change.entry) }
/// }
/// ```
public struct JournalBatch: Sendable {
  /// A new entry, or an entry that got an outcome.
  public struct Change: Sendable {
    /// The entry, with its outcome if the report is settled.
    public let entry: JournalEntry
    /// Whether the entry is new to the reader; otherwise its outcome was recorded since.
    public let isNew: Bool

    package init(entry: JournalEntry, isNew: Bool) {
      self.entry = entry
      self.isNew = isNew
    }
  }

  /// The changes; a report that was made and settled since the last batch is one change.
  public let changes: [Change]
  /// The number of changes that this batch lacks: the reader was too slow, or sinks caused them.
  public let missedCount: Int

  package init(changes: [Change], missedCount: Int) {
    self.changes = changes
    self.missedCount = missedCount
  }
}

extension JournalBatch {
  /// Creates a batch in which a new entry and its outcome are one change.
  init(folding changes: [Change], missedCount: Int) {
    var folded: [Change] = []
    var places: [Int: Int] = [:]
    for change in changes {
      if !change.isNew, let place = places[change.entry.number] {
        folded[place] = Change(entry: change.entry, isNew: true)
      } else {
        if change.isNew { places[change.entry.number] = folded.count }
        folded.append(change)
      }
    }
    self.init(changes: folded, missedCount: missedCount)
  }

  /// The number of changes that are missing before this batch, in words for a developer.
  var missedText: String { "(\(missedCount) changes of the journal are missing here)" }
}

extension JournalBatch.Change {
  /// The change in words for a developer: for a new entry with the error, its causes and the rules.
  ///
  /// The text contains no details of an error except those that the error marks as public.
  var developerText: String {
    let report = entry.report
    var lines = [
      "#\(entry.number) \(report.origin.rawValue) at \(report.source): \(entry.outcomeText)"
    ]
    if isNew {
      let tree = report.classified.tree
      if report.attempt > 1 { lines[0] += ", attempt \(report.attempt)" }
      lines.append("\(SupportCode(of: tree))")
      lines += tree.developerText.split(separator: "\n").map(String.init)
      lines += entry.path.map { "because of \($0)" }
    }
    return lines.joined(separator: "\n  ")
  }
}
