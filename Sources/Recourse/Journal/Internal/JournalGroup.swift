/// The entries of a journal that a reader sees as one: the same problem with the same outcome.
///
/// Entries with equal fingerprint, origin, source and outcome are one group. An entry that was coalesced
/// into another one is in the group of the other, for as long as the journal keeps the other. Each entry
/// is in one group, so that the counts of all groups add up to the count of the entries. Of the reports
/// that were coalesced into an entry, a group knows also how many the journal has forgotten.
package struct JournalGroup: Sendable, Equatable, Identifiable {
  /// The properties that the group's own entries share; those of coalesced entries may differ.
  package struct ID: Sendable, Hashable {
    package let fingerprint: Fingerprint
    package let origin: ErrorOrigin
    package let source: ErrorReport.Source
    /// The outcome; nil while it is open.
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
  /// The newest entry that was not coalesced into another one of the group.
  package private(set) var lead: JournalRecord
  /// The entries, the newest first; never empty.
  package private(set) var records: [JournalRecord] = []

  /// How many reports that were coalesced into entries of the group the journal has forgotten.
  package private(set) var forgotten = 0

  /// The number of entries.
  package var count: Int { records.count }
  /// The number of entries and of forgotten reports.
  package var reported: Int { count + forgotten }
  /// The newest entry.
  package var latest: JournalRecord { records.first ?? lead }
  /// The oldest entry.
  package var first: JournalRecord { records.last ?? lead }

  /// The distinct values among the entries, that of the lead first, each with its count.
  ///
  /// - Parameter value: The value of an entry.
  /// - Returns: The values, whose counts add up to the count of the group.
  package func tally<Value: Hashable>(
    of value: (JournalRecord) -> Value
  ) -> [(value: Value, count: Int)] {
    var tally = Tally(first: value(lead))
    for record in records { tally.add(value(record)) }
    return tally.counts
  }

  /// Groups entries, in linear time.
  ///
  /// - Parameter records: The entries in the order of their reports.
  /// - Returns: The groups; the one with the newest entry first.
  package static func groups(of records: [JournalRecord]) -> [JournalGroup] {
    var places: [ErrorReport.ID: Int] = [:]
    for (index, record) in records.enumerated() { places[record.id] = index }
    let targets = records.map { record in record.coalescedInto.flatMap { places[$0] } }
    var coalesced = Tally<Int>()
    for case let target? in targets { coalesced.add(target) }
    let leads = leads(along: targets)
    var groups: [JournalGroup] = []
    var groupsOfIDs: [ID: Int] = [:]
    var groupsOfLeads = [Int?](repeating: nil, count: records.count)
    for index in records.indices.reversed() {
      let (record, lead) = (records[index], records[leads[index]])
      let id = ID(lead)
      let group = groupsOfLeads[leads[index]] ?? groupsOfIDs[id, default: groups.count]
      if group == groups.count { groups.append(JournalGroup(id: id, lead: lead)) }
      groupsOfIDs[id] = group
      groupsOfLeads[leads[index]] = group
      if groups[group].lead.number < lead.number { groups[group].lead = lead }
      groups[group].records.append(record)
      // Of the entries with one identity, the newest counts what was coalesced into it.
      if places[record.id] == index {
        groups[group].forgotten += max(0, record.coalesced - coalesced.count(of: index))
      }
    }
    return groups
  }

  /// The index of the entry in whose group each entry is: its own unless it was coalesced.
  ///
  /// - Parameter targets: For each entry, the index of the one that it was coalesced into.
  /// - Returns: The end of each entry's way.
  private static func leads(along targets: [Int?]) -> [Int] {
    var leads = [Int?](repeating: nil, count: targets.count)
    for start in targets.indices {
      var way: [Int] = []
      var next: Int? = start
      var lead = start
      while let index = next {
        lead = leads[index] ?? index
        guard leads[index] == nil else { break }
        // A circle, which only a damaged record can be in, ends where it began.
        leads[index] = index
        way.append(index)
        next = targets[index]
      }
      for index in way { leads[index] = lead }
    }
    return leads.enumerated().map { $1 ?? $0 }
  }
}
