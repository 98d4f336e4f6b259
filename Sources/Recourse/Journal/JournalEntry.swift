public import Foundation

/// What a journal knows of a report.
///
/// It holds the error itself, and so all that the error carries; what may be written down is in
/// ``JournalRecord``.
///
/// ```swift
/// for entry in journal.entries where entry.outcome == nil {
///   print(entry)  // #1 K7PQ-2M Shop.CartError.soldOut (userAction at Shop/CartView.swift:12): pending
/// }
/// ```
public struct JournalEntry: Sendable, Identifiable {
  /// Its place in the order of all reports; the first one is 1.
  public var number: Int { occurrence.number }
  /// What was reported.
  public var report: ErrorReport { occurrence.report }
  /// What became of it; nil while that is open.
  public internal(set) var outcome: Outcome?
  /// When the outcome was recorded; nil while it is open.
  public internal(set) var settled: Date?
  /// The rules that have decided where it goes, and where the system has refused to show it.
  public var path: [RuleTrace] { occurrence.path + refusals }

  /// How many reports had been coalesced into it, with those that the journal has forgotten since.
  package internal(set) var coalesced = 0

  /// The surfaces on which the system has refused to show it.
  var refusals: [RuleTrace] = []

  private let occurrence: Occurrence

  /// The sinks that reported it, and the sinks whose reports it answers.
  var writers: [JournalWriter] { occurrence.writers }

  package init(number: Int, report: ErrorReport, path: [RuleTrace] = []) {
    self.init(number: number, report: report, path: path, writers: [])
  }

  init(number: Int, report: ErrorReport, path: [RuleTrace], writers: [JournalWriter]) {
    occurrence = Occurrence(number: number, report: report, path: path, writers: writers)
  }

  /// The report's identity.
  public var id: ErrorReport.ID { report.id }

  /// What never changes of an entry; the journal and all who read it keep copies, and share this.
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

extension JournalEntry: CustomStringConvertible, CustomReflectable {
  /// The number, the report and the outcome, in one line without payloads.
  public var description: String { "#\(number) \(report): \(outcome?.kind.rawValue ?? "pending")" }

  /// A mirror without children, so that no dump shows the error's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension JournalEntry: ErrorHolder {
  package var heldErrors: [any Error] { [report.error] }
}
