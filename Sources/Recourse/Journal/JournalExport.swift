package import Foundation

/// A journal that a person can send: it contains only data that may leave the device.
///
/// ```swift
/// ShareLink(item: journal.export().text)
/// let data = try JSONEncoder().encode(journal.export())
/// ```
public struct JournalExport: Sendable, Hashable, Codable {
  /// The date of the export.
  package let date: Date
  /// The number of reports, in total and by outcome.
  package let counts: JournalCounts
  /// The records of the entries that the journal still keeps, in the order of their reports.
  public let records: [JournalRecord]

  /// The export for people to read.
  ///
  /// Records of the same problem with the same outcome form one paragraph, with their count, the
  /// first and the latest date, and the values in which they differ. A situation that all records
  /// share is stated once.
  public var text: String {
    paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The counts, then one text for each group of records; the group with the newest record is last.
  package var paragraphs: [String] {
    var figures = ["reported \(counts.reported)", "pending \(counts.pending)"] + counts.outcomes
    if records.count < counts.reported { figures.append("only \(records.count) kept") }
    let situations = Set(records.map(\.situation))
    let isAlike = situations.count == 1
    let header =
      ["\(date.formatted(.iso8601)): " + figures.joined(separator: ", ")]
      + (isAlike ? situations.flatMap(\.self) : [])
    let groups = JournalGroup.groups(of: records).reversed()
    return [header.joined(separator: "\n  ")]
      + groups.map { JournalGroupText($0).paragraph(isAlike: isAlike) }
  }
}

extension ErrorJournal {
  /// Returns the journal in a form that a person can send.
  ///
  /// - Returns: The counts and the entries at one moment.
  public func export() -> JournalExport {
    let (counts, entries) = snapshot()
    return JournalExport(date: now(), counts: counts, records: entries.map(JournalRecord.init))
  }
}
