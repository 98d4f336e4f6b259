/// The entries of a journal that a reader sees as one: the same problem with the same outcome.
///
/// Entries with equal fingerprint, origin, source and outcome form a group. A coalesced entry
/// belongs to the group of the entry into which it was coalesced, for as long as the journal keeps
/// that entry. Each entry is in exactly one group, so the counts of all groups add up to the number
/// of entries. A group also knows how many of the reports coalesced into its entries the journal
/// has forgotten.
package struct JournalGroup: Sendable, Equatable, Identifiable {
  /// The properties that the group's own entries share; those of coalesced entries may differ.
  package struct ID: Sendable, Hashable {
    package let fingerprint: Fingerprint
    package let origin: ErrorOrigin
    package let source: ErrorReport.Source
    /// The outcome; nil while the entries are pending.
    package let outcome: Outcome.Kind?

    fileprivate init(_ record: JournalRecord) {
      fingerprint = record.fingerprint
      origin = record.origin
      source = record.source
      outcome = record.outcome
    }
  }

  /// The group's identity, which stays the same while its count grows.
  package let id: ID
  /// The newest entry that was not coalesced into another entry of the group.
  package private(set) var lead: JournalRecord
  /// The entries, newest first; never empty.
  package private(set) var records: [JournalRecord] = []

  /// The number of reports that were coalesced into the group's entries and have been forgotten.
  package private(set) var forgotten = 0

  /// The number of entries.
  package var count: Int { records.count }
  /// The number of entries plus the number of forgotten reports.
  package var reported: Int { count + forgotten }
  /// The newest entry.
  package var latest: JournalRecord { records.first ?? lead }
  /// The oldest entry.
  package var first: JournalRecord { records.last ?? lead }

  /// Returns the distinct values among the entries, starting with the lead's, each with its count.
  ///
  /// - Parameter value: Returns the value of an entry.
  /// - Returns: The values. Their counts add up to the count of the group.
  package func tally<Value: Hashable>(
    of value: (JournalRecord) -> Value
  ) -> [(value: Value, count: Int)] {
    var tally = Tally(first: value(lead))
    for record in records { tally.add(value(record)) }
    return tally.counts
  }

  /// Groups entries in linear time.
  ///
  /// - Parameter records: The entries in the order of their reports.
  /// - Returns: The groups; the group with the newest entry is first.
  package static func groups(of records: [JournalRecord]) -> [JournalGroup] {
    var places: [ErrorReport.ID: Int] = [:]
    for (index, record) in records.enumerated() { places[record.id] = index }
    let targets = records.map { record in record.coalescedInto.flatMap { places[$0] } }
    var coalesced = Tally<Int>()
    for case let target? in targets { coalesced.add(target) }
    let leads = leads(along: targets)
    var groups: [JournalGroup] = []
    var groupsOfIDs: [ID: Int] = [:]
    for index in records.indices.reversed() {
      let (record, lead) = (records[index], records[leads[index]])
      let id = ID(lead)
      let group = groupsOfIDs[id, default: groups.count]
      if group == groups.count { groups.append(JournalGroup(id: id, lead: lead)) }
      groupsOfIDs[id] = group
      if groups[group].lead.number < lead.number { groups[group].lead = lead }
      groups[group].records.append(record)
      // If several entries have one identity, the newest holds the count of coalesced reports.
      if places[record.id] == index {
        groups[group].forgotten += max(0, record.coalesced - coalesced.count(of: index))
      }
    }
    return groups
  }

  /// Returns the lead of each entry: the entry itself unless it was coalesced.
  ///
  /// - Parameter targets: For each entry, the index of the entry into which it was coalesced.
  /// - Returns: For each entry, the index at which its chain of targets ends.
  private static func leads(along targets: [Int?]) -> [Int] {
    var leads = Array(targets.indices)
    func end(of start: Int) -> Int {
      var index = start
      while leads[index] != index {
        leads[index] = leads[leads[index]]  // Halves the way of later calls.
        index = leads[index]
      }
      return index
    }
    for case (let index, let target?) in targets.enumerated() {
      // Only in damaged records, a target leads back to the entry; it isn't followed.
      leads[index] = end(of: target)
    }
    return targets.indices.map(end)
  }
}
