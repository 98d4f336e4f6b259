public import Foundation

/// The part of a journal entry that may be written down and sent to others.
///
/// A record contains the identity of the problem and the details that the error marks as public. It
/// contains no text that could name a person, a file or an address.
///
/// ```swift
/// let line = try JSONEncoder().encode(JournalRecord(entry))
/// ```
public struct JournalRecord: Sendable, Hashable, Codable, Identifiable {
  /// The identity of the report.
  public let id: ErrorReport.ID
  /// The position in the order of all reports, starting at 1.
  public let number: Int
  /// The date of the report.
  public let date: Date
  /// The short code of the problem, for a person to read out to support.
  public let supportCode: SupportCode
  /// The identity that the problem shares with other reports of the same problem.
  public let fingerprint: Fingerprint
  /// The details of the report, and those that the error and its causes mark as public, each as
  /// "name: value".
  public let publicDetails: [String]
  /// The last steps before the report, each with its time; see ``ErrorJournal/addBreadcrumb(_:)``.
  public let breadcrumbs: [String]
  /// What was true of the app and of the device, each as "name: value"; see ``ErrorSituation``.
  public let situation: [String]
  /// The activity of the app that led to the error.
  public let origin: ErrorOrigin
  /// The source location of the operation.
  public let source: ErrorReport.Source
  /// The number of the attempt that failed; the first is 1.
  public let attempt: Int
  /// The outcome; nil while the report is pending.
  public let outcome: Outcome.Kind?
  /// The reason for the run that succeeded; nil unless the failure was repaired.
  public let repair: Outcome.Repair?
  /// The report into which this report was coalesced; nil unless it was coalesced.
  public let coalescedInto: ErrorReport.ID?
  /// The number of other reports that were coalesced into this report before the record was made.
  public let coalesced: Int
  /// The date at which the outcome was recorded; nil while the report is pending.
  public let settled: Date?
  /// The error as attributes for structured logs, see ``ErrorDetails/attributes``.
  public let attributes: [String: String]
  /// The rules that chose the disposition, followed by the presentations that the system refused.
  public let path: [RuleTrace]

  /// Creates a record of an entry.
  ///
  /// - Parameter entry: An entry of a journal.
  public init(_ entry: JournalEntry) {
    let report = entry.report
    let tree = report.classified.tree
    let fingerprint = Fingerprint(of: tree)
    id = report.id
    number = entry.number
    date = report.date
    supportCode = SupportCode(of: tree)
    self.fingerprint = fingerprint
    publicDetails =
      PublicDetail.all(in: report.details).map(\.description) + PublicDetail.lines(of: tree)
    breadcrumbs = entry.breadcrumbs.map(\.description)
    situation = report.situation ?? []
    origin = report.origin
    source = report.source
    attempt = report.attempt
    outcome = entry.outcome?.kind
    repair = entry.outcome?.repair
    // The title of a button is left out because it may contain a payload of the error.
    coalescedInto = if case .coalesced(let other) = entry.outcome { other } else { nil }
    coalesced = entry.coalesced
    settled = entry.settled
    attributes = tree.logAttributes(fingerprint, supportCode)
    path = entry.path
  }
}

extension JournalRecord: CustomStringConvertible {
  /// The number, the support code, the problem, the origin, the source and the outcome, in one
  /// line.
  public var description: String {
    let problem = fingerprint.text.prefix { !$0.isNewline }
    return """
      #\(number) \(supportCode) \(problem) (\(origin.rawValue) at \(source)): \
      \(Outcome.text(of: outcome, repair))
      """
  }
}
