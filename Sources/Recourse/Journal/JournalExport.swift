public import Foundation

/// A journal as a person can send it: in it is only what may leave the device.
///
/// ```swift
/// ShareLink(item: journal.export().text)
/// let data = try JSONEncoder().encode(journal.export())
/// ```
public struct JournalExport: Sendable, Hashable, Codable {
  /// When it was made.
  public let date: Date
  /// How many reports there were, and what became of them.
  public let counts: JournalCounts
  /// The entries that the journal still has, in the order of their reports.
  public let records: [JournalRecord]

  /// The export for people to read.
  ///
  /// Records of the same problem with the same outcome are one paragraph, with their count, the first and
  /// the latest date, and what they differ in.
  public var text: String {
    paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The figures, and one text for each group of records, the one with the newest record last.
  package var paragraphs: [String] {
    let outcomes = Outcome.Kind.allCases.filter { counts[$0] > 0 }
      .map { "\($0.rawValue) \(counts[$0])" }
    var figures = ["reported \(counts.reported)", "pending \(counts.pending)"] + outcomes
    if records.count < counts.reported { figures.append("only \(records.count) kept") }
    let header = "\(date.formatted(.iso8601)): " + figures.joined(separator: ", ")
    let groups = JournalGroup.groups(of: records).reversed()
    return [header] + groups.map { JournalGroupText($0).paragraph }
  }
}

extension ErrorJournal {
  /// The journal as a person can send it.
  ///
  /// - Returns: The figures and the entries of one moment.
  public func export() -> JournalExport {
    let (counts, entries) = snapshot()
    return JournalExport(date: now(), counts: counts, records: entries.map(JournalRecord.init))
  }
}
