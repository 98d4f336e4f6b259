public import Foundation

/// A journal's knowledge of one report.
///
/// An entry holds the error itself, including its associated values. ``JournalRecord`` is the part
/// of an entry that is safe to write down.
///
/// ```swift
/// for entry in journal.entries where entry.outcome == nil {
///   print(entry)  // #1 K7PQ-2M Shop.CartError.soldOut (userAction at Shop/CartView.swift:12): pending
/// }
/// ```
public struct JournalEntry: Sendable, Identifiable {
  /// The position in the order of all reports, starting at 1.
  public var number: Int { occurrence.number }
  /// The report.
  public var report: ErrorReport { occurrence.report }
  /// The outcome; nil while the report is pending.
  public internal(set) var outcome: Outcome?
  /// The date at which the outcome was recorded; nil while the report is pending.
  public internal(set) var settled: Date?
  /// The rules that chose the disposition, followed by the presentations that the system refused.
  public var path: [RuleTrace] { occurrence.path + refusals }

  /// The number of reports coalesced into this report, including those that the journal has
  /// forgotten.
  package internal(set) var coalesced = 0

  /// The presentations that the system refused.
  var refusals: [RuleTrace] = []

  private let occurrence: Occurrence

  /// The sinks that made the report, and the sinks to whose reports the entry responds.
  var writers: [JournalWriter] { occurrence.writers }

  package init(number: Int, report: ErrorReport, path: [RuleTrace] = []) {
    self.init(number: number, report: report, path: path, writers: [])
  }

  init(number: Int, report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]) {
    occurrence = Occurrence(number: number, report: report, path: path, writers: writers)
  }

  /// The report's identity.
  public var id: ErrorReport.ID { report.id }

  /// The immutable part of an entry, shared by all copies of the entry.
  private final class Occurrence: Sendable {
    let number: Int
    let report: ErrorReport
    let path: [RuleTrace]
    let writers: [JournalWriter]

    init(number: Int, report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]) {
      self.number = number
      self.report = report
      self.path = path
      self.writers = writers
    }
  }
}

extension JournalEntry: CustomStringConvertible, HiddenFromMirrors {
  /// The number, the report and the outcome, in one line without payloads.
  public var description: String { "#\(number) \(report): \(outcome?.kind.rawValue ?? "pending")" }
}

extension JournalEntry: ErrorHolder {
  package var heldErrors: [any Error] { [report.error] }
}
