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
  public var text: String {
    paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// The figures, and one text for each record.
  package var paragraphs: [String] {
    let outcomes = Outcome.Kind.allCases.filter { counts[$0] > 0 }
      .map { "\($0.rawValue) \(counts[$0])" }
    let figures = ["reported \(counts.reported)", "pending \(counts.pending)"] + outcomes
    let header = "\(date.formatted(.iso8601)): " + figures.joined(separator: ", ")
    return [header] + records.map(\.text)
  }
}

extension JournalRecord {
  fileprivate var text: String {
    let state = outcome?.rawValue ?? "pending"
    let head = "#\(number) \(date.formatted(.iso8601)) \(supportCode) \(origin.rawValue): \(state)"
    let problem = fingerprint.text.split(separator: "\n").map(String.init)
    return
      ([head, "\(source), attempt \(attempt)"] + problem + publicDetails
      + path.map(\.description)).joined(separator: "\n  ")
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
