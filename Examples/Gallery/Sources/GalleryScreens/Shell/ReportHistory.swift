import Observation
import RecourseUI

/// The reports to a screen's router since the screen opened, newest first.
@MainActor
@Observable
final class ReportHistory {
  /// The number of reports that are kept.
  static let limit = 50

  /// Whether the list of the reports is open.
  var isOpen = false
  /// The journal of the screen's router.
  private(set) var journal: ErrorJournal
  /// The number of reports before the screen opened.
  @ObservationIgnored private var earlierCount: Int

  /// Creates the history of a screen that opens now.
  init(of journal: ErrorJournal) {
    self.journal = journal
    earlierCount = journal.counts.reported
  }

  /// Continues with the journal of a router that the screen has created for itself.
  func use(_ journal: ErrorJournal) {
    self.journal = journal
    earlierCount = 0
  }

  /// The reports that are kept.
  var entries: [JournalEntry] {
    // The status makes a view follow the journal.
    guard journal.status.reported > earlierCount else { return [] }
    return journal.entries.suffix(Self.limit).filter { $0.number > earlierCount }.reversed()
  }

  /// Where a report is or what became of it, with the rules that have decided so.
  func explanation(of entry: JournalEntry) -> String {
    // A flood of further reports may have removed it from the journal.
    journal.explanation(of: entry.id) ?? "\(entry)"
  }

  /// The number and the disposition of the newest report, and where it is or what became of it.
  var summary: String {
    guard let newest = entries.first else { return "Nothing was reported yet" }
    let disposition = newest.path.last.map { " → \($0.disposition)," } ?? ""
    let place = explanation(of: newest).split(separator: "\n").dropFirst()
      .first { !$0.hasPrefix("  because of ") }
    return "#\(newest.number)\(disposition) \((place ?? "").trimmingPrefix("  "))"
  }
}
