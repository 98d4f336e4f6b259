import Recourse

/// A row of a console: a group of entries with their errors.
///
/// Groups that look the same are equal, so that a row is evaluated only if its content changes.
struct ConsoleGroup: Sendable, Identifiable, Equatable {
  let group: JournalGroup
  /// The entries of the group's records, the newest first.
  let entries: [JournalEntry]
  /// The newest entry that was not coalesced into another entry of the group.
  let lead: JournalEntry

  /// The group's identity, which stays the same while its count grows.
  var id: JournalGroup.ID { group.id }

  /// Returns the number of a report in the group; nil if the group doesn't contain the report.
  func number(of id: ErrorReport.ID) -> Int? {
    group.records.first { $0.id == id }?.number
  }

  /// The causes of the newest error of each distinct problem, starting with the lead's.
  var causes: [String] {
    var problems: Set = [group.lead.fingerprint.text]
    let others = zip(entries, group.records).filter {
      problems.insert($1.fingerprint.text).inserted
    }
    return ([lead] + others.map(\.0)).map { $0.report.error.causeTree.developerText }
  }

  static func == (first: ConsoleGroup, second: ConsoleGroup) -> Bool {
    first.group == second.group
  }
}
