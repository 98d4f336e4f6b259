public import Foundation

/// What a journal knows of a report.
///
/// It holds the error itself, and so all that the error carries; what may be written down is in
/// ``JournalRecord``.
///
/// ```swift
/// for entry in journal.entries where entry.outcome == nil {
///   print("\(entry.report.error) is pending")
/// }
/// ```
public struct JournalEntry: Sendable, Identifiable {
  /// Its place in the order of all reports; the first one is 1.
  public let number: Int
  /// What was reported.
  public let report: ErrorReport
  /// What became of it; nil while that is open.
  public internal(set) var outcome: Outcome?
  /// When the outcome was recorded; nil while it is open.
  public internal(set) var settled: Date?
  /// The rules that have decided where it goes.
  public let path: [RuleTrace]

  package init(number: Int, report: ErrorReport, path: [RuleTrace] = []) {
    self.number = number
    self.report = report
    self.path = path
  }

  /// The report's identity.
  public var id: ErrorReport.ID { report.id }
}
