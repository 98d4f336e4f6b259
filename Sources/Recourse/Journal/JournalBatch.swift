/// Changes of a journal, in the order in which they occurred.
///
/// ```swift
/// for await batch in journal.changes() {
///   for change in batch.changes { show(change.entry) }
/// }
/// ```
public struct JournalBatch: Sendable {
  /// A new entry, or an entry that got its outcome.
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
  /// The number of changes that this batch lacks: the reader was too slow, or caused them itself.
  public let leftOut: Int

  package init(changes: [Change], leftOut: Int) {
    self.changes = changes
    self.leftOut = leftOut
  }
}
