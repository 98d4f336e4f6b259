public import Foundation

/// What may be written down of an entry, and sent to others.
///
/// It has what identifies the problem, and what the error marks as public; no words that could name
/// a person, a file or an address.
///
/// ```swift
/// let line = try JSONEncoder().encode(JournalRecord(entry))
/// ```
public struct JournalRecord: Sendable, Hashable, Codable, Identifiable {
  /// The report.
  public let id: ErrorReport.ID
  /// Its place in the order of all reports.
  public let number: Int
  /// When it was reported.
  public let date: Date
  /// The code of the problem that a person can read out.
  public let supportCode: SupportCode
  /// What makes it the same problem as others.
  public let fingerprint: Fingerprint
  /// What the error and its causes mark as public, each as "name: value".
  public let publicDetails: [String]
  /// What the app was doing.
  public let origin: ErrorOrigin
  /// Where in the code the operation stands.
  public let source: ErrorReport.Source
  /// How often the operation had been tried.
  public let attempt: Int
  /// What became of it; nil while that is open.
  public let outcome: Outcome.Kind?
  /// The report with which it was counted; nil unless it was coalesced.
  public let coalescedInto: ErrorReport.ID?
  /// How many other reports had been coalesced into it when the record was made.
  public let coalesced: Int
  /// When the outcome was recorded; nil while it is open.
  public let settled: Date?
  /// The rules that have decided where it went.
  public let path: [RuleTrace]

  /// Takes what may be written down.
  ///
  /// - Parameter entry: An entry of a journal.
  public init(_ entry: JournalEntry) {
    let report = entry.report
    let tree = report.error.causeTree
    let fingerprint = Fingerprint(of: tree)
    id = report.id
    number = entry.number
    date = report.date
    supportCode = SupportCode(fingerprint)
    self.fingerprint = fingerprint
    publicDetails = PublicDetail.lines(of: tree)
    origin = report.origin
    source = report.source
    attempt = report.attempt
    outcome = entry.outcome?.kind
    // What a button says is not there: it may name what the error carries.
    coalescedInto = if case .coalesced(let other) = entry.outcome { other } else { nil }
    coalesced = entry.coalesced
    settled = entry.settled
    path = entry.path
  }
}

extension JournalRecord: CustomStringConvertible {
  /// The number, the problem, what the app was doing, where, and the outcome: in one line.
  public var description: String {
    let problem = fingerprint.text.prefix { !$0.isNewline }
    return """
      #\(number) \(supportCode) \(problem) (\(origin.rawValue) at \(source)): \
      \(outcome?.rawValue ?? "pending")
      """
  }
}
