public import Foundation

/// A journal's knowledge of one report.
///
/// An entry holds the error itself, including its associated values. ``JournalRecord`` is the part
/// of an entry that is safe to write down.
///
/// ```swift
/// for entry in journal.entries where entry.outcome == nil {
///   // #1 K7PQ-2M Shop.CartError.soldOut (userAction at Shop/CartView.swift:12): pending
///   print(entry)
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

  /// Whether the report was presented inline, also after the operation has succeeded.
  package internal(set) var isInlined = false

  /// The presentations that the system refused.
  var refusals: [RuleTrace] = []

  private let occurrence: Occurrence

  /// The last steps before the report, oldest first.
  var breadcrumbs: [Breadcrumb] { occurrence.breadcrumbs }

  /// Whether a sink of the journal made the report, against the rules.
  var isBySink: Bool { occurrence.isBySink }

  package init(
    number: Int, report: ErrorReport, path: [RuleTrace] = [], breadcrumbs: [Breadcrumb] = [],
    isBySink: Bool = false
  ) {
    occurrence = Occurrence(
      number: number, report: report, path: path, breadcrumbs: breadcrumbs, isBySink: isBySink)
  }

  /// The report's identity.
  public var id: ErrorReport.ID { report.id }

  /// The immutable part of an entry, shared by all copies of the entry.
  private final class Occurrence: Sendable {
    let number: Int
    let report: ErrorReport
    let path: [RuleTrace]
    let breadcrumbs: [Breadcrumb]
    let isBySink: Bool

    init(
      number: Int, report: ErrorReport, path: [RuleTrace], breadcrumbs: [Breadcrumb],
      isBySink: Bool
    ) {
      self.number = number
      self.report = report
      self.path = path
      self.breadcrumbs = breadcrumbs
      self.isBySink = isBySink
    }
  }
}

extension JournalEntry: SafelyDescribed {
  /// The number, the report and the outcome, in one line without payloads.
  package var safeText: String { "#\(number) \(report): \(outcomeText)" }

  /// The outcome in words for a developer, without the title of an action.
  package var outcomeText: String { Outcome.text(of: outcome?.kind, outcome?.repair) }
}

extension JournalEntry: ErrorHolder {
  package var heldErrors: [any Error] { [report.error] }
}

/// A step of the app before an error, in words that anyone may read.
package struct Breadcrumb: Sendable, CustomStringConvertible {
  let date: Date
  let text: String

  package var description: String { "\(date.formatted(.iso8601)) \(text)" }
}
