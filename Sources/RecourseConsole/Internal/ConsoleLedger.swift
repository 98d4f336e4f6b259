import Recourse

/// The entries of a journal at one moment, in groups.
///
/// The ledger holds no task and no view, so its rules can be tested as plain values.
struct ConsoleLedger: Sendable {
  /// The groups; the group with the newest entry is first.
  private(set) var groups: [ConsoleGroup] = []
  /// The number of entries in all groups.
  var count: Int { records.count }

  /// The records by entry number, cached because creating a record walks the error's cause tree.
  private var records: [Int: JournalRecord] = [:]

  /// Replaces the entries.
  ///
  /// - Parameter entries: The entries of a journal, in the order of their reports.
  mutating func take(_ entries: [JournalEntry]) {
    let present = entries.map { records[$0.number].record(of: $0) }
    records = Dictionary(zip(entries.map(\.number), present)) { $1 }
    let entries = Dictionary(entries.map { ($0.number, $0) }) { $1 }
    groups = JournalGroup.groups(of: present).compactMap { group in
      entries[group.lead.number].map { lead in
        let members = group.records.compactMap { entries[$0.number] }
        return ConsoleGroup(group: group, entries: members, lead: lead)
      }
    }
  }

  /// Returns the group that replaces a group from before the last update.
  ///
  /// - Parameter earlier: A group from before the last update.
  /// - Returns: The group with the same identity, otherwise the group that contains the earlier
  ///   group's lead; nil if neither exists any longer.
  func successor(of earlier: ConsoleGroup) -> ConsoleGroup? {
    groups.first { $0.id == earlier.id }
      ?? groups.first { $0.entries.contains { $0.number == earlier.lead.number } }
  }
}

extension JournalRecord? {
  /// Returns the record of an entry, reusing this record if the entry hasn't changed.
  fileprivate func record(of entry: JournalEntry) -> JournalRecord {
    guard let self, self.outcome == entry.outcome?.kind, self.coalesced == entry.coalesced,
      self.path == entry.path
    else { return JournalRecord(entry) }
    return self
  }
}
