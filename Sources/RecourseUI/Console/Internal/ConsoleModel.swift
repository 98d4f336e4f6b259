import Foundation
import Observation
import Recourse

/// What a console shows, without a view.
@MainActor
@Observable
final class ConsoleModel {
  /// A journal as a person can send it, at one moment.
  struct Export: Sendable, Identifiable {
    let id = UUID()
    let text: String
    /// The text in parts that are short enough to lay out one by one.
    let paragraphs: [String]

    init(_ export: JournalExport) {
      text = export.text
      paragraphs = export.paragraphs
    }
  }

  /// How many reports are shown until somebody wants more.
  static let page = 50
  /// How long changes are collected; nobody can read faster.
  static let pace = Duration.milliseconds(50)

  /// How many reports there were, and what became of them.
  private(set) var counts: JournalCounts
  /// The newest of the wanted entries, the newest first.
  private(set) var entries: [ConsoleEntry] = []
  /// Whether there are more than are shown.
  private(set) var hasMore = false
  /// How many changes came too fast to follow.
  private(set) var missed = 0
  /// What a developer wants to see.
  var filter = ConsoleFilter() {
    didSet {
      length = Self.page
      show()
    }
  }
  /// Whether texts have what errors carry.
  var showsPrivateDetails = false {
    didSet {
      searchTexts = [:]
      show()
    }
  }
  /// The entry that is open.
  var selection: ConsoleEntry?
  /// The export that is open.
  var export: Export?
  /// Finds the words of errors.
  @ObservationIgnored var describer = ErrorDescriber()

  @ObservationIgnored private let journal: ErrorJournal
  @ObservationIgnored private var ledger: ConsoleLedger
  @ObservationIgnored private var length = ConsoleModel.page
  /// The texts that were searched, by the entries' numbers.
  @ObservationIgnored private var searchTexts: [Int: String] = [:]

  init(_ journal: ErrorJournal, limit: Int = 1_000) {
    self.journal = journal
    counts = journal.counts
    ledger = ConsoleLedger(limit: limit)
  }

  /// Takes in what changes, until it is cancelled.
  func follow(by clock: any Clock<Duration>) async {
    counts = journal.counts
    for await batch in journal.changes() {
      ledger.take(batch) { journal.entries }
      counts = journal.counts
      missed = ledger.missed
      show()
      guard (try? await clock.sleep(for: Self.pace)) != nil else { return }
    }
  }

  /// Shows a page more.
  func showMore() {
    length += Self.page
    show()
  }

  /// Opens what a person can send.
  func makeExport() {
    export = Export(journal.export())
  }

  /// The number of a report; nil if the console has forgotten it.
  func number(of id: ErrorReport.ID) -> Int? {
    ledger.number(of: id)
  }

  private func show() {
    // One more tells whether there are more.
    let isWanted = filter.predicate { [self] in searchText(of: $0) }
    let found = ledger.newest(length + 1, where: isWanted)
    entries = Array(found.prefix(length))
    hasMore = found.count > length
    if let old = selection, let new = ledger[old.id], new != old { selection = new }
  }

  private func searchText(of entry: JournalEntry) -> String {
    if let text = searchTexts[entry.number] { return text }
    if searchTexts.count >= 2 * ledger.limit { searchTexts = [:] }
    let text = ConsoleText(describer: describer, showsPrivateDetails: showsPrivateDetails)
      .searchText(of: entry)
    searchTexts[entry.number] = text
    return text
  }
}
