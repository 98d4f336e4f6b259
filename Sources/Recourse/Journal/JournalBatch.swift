/// What has changed in a journal, in the order of the changes.
///
/// ```swift
/// for await batch in journal.changes() {
///   for change in batch.changes { show(change.entry) }
/// }
/// ```
public struct JournalBatch: Sendable {
  /// An entry that is new, or has got its outcome.
  public struct Change: Sendable {
    /// The entry, with its outcome if it has one by now.
    public let entry: JournalEntry
    /// Whether the entry is new to the reader; otherwise it has got its outcome since.
    public let isNew: Bool

    package init(entry: JournalEntry, isNew: Bool) {
      self.entry = entry
      self.isNew = isNew
    }
  }

  /// The changes; what was reported and settled since the last batch is one change.
  public let changes: [Change]
  /// How many changes before these the reader was too slow for, and will not get.
  public let leftOut: Int

  package init(changes: [Change], leftOut: Int) {
    self.changes = changes
    self.leftOut = leftOut
  }
}
