import Recourse

/// A row of a console: a group of entries with their errors.
///
/// Two are equal that look the same, so a row is evaluated only when there is something new to it.
struct ConsoleGroup: Sendable, Identifiable, Equatable {
  let group: JournalGroup
  /// The entries of the group's records, the newest first.
  let entries: [JournalEntry]
  /// The newest entry that was not coalesced into another one of the group.
  let lead: JournalEntry

  /// The group's identity, which stays the same while its count grows.
  var id: JournalGroup.ID { group.id }

  /// The number of a report of the group; nil if the journal has forgotten it.
  func number(of id: ErrorReport.ID) -> Int? {
    group.records.first { $0.id == id }?.number
  }

  /// The causes of the newest error of each problem, that of the lead first.
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
