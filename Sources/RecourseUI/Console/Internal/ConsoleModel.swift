import Foundation
import Observation
import Recourse

/// What a console shows, without a view.
@MainActor
@Observable
final class ConsoleModel {
  /// A group that is open; it stays open when the group becomes another one.
  struct Selection: Sendable, Identifiable {
    let id = UUID()
    var group: ConsoleGroup
  }

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

  /// How many groups are shown until somebody wants more.
  static let page = 50
  /// How long changes are collected; nobody can read faster.
  static let pace = Duration.milliseconds(50)

  /// How many reports there were, and what became of them.
  private(set) var counts: JournalCounts
  /// The number of entries that the journal had with these counts; nil until they were read.
  private(set) var kept: Int?
  /// The newest of the wanted groups, the newest first.
  private(set) var groups: [ConsoleGroup] = []
  /// Whether there are more than are shown.
  private(set) var hasMore = false
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
  /// The group that is open.
  var selection: Selection?
  /// The export that is open.
  var export: Export?
  /// Finds the words of errors.
  @ObservationIgnored var describer = ErrorDescriber()

  @ObservationIgnored private let journal: ErrorJournal
  @ObservationIgnored private var ledger = ConsoleLedger()
  @ObservationIgnored private var length = ConsoleModel.page
  /// The texts that were searched, by the entries' numbers.
  @ObservationIgnored private var searchTexts: [Int: String] = [:]

  init(_ journal: ErrorJournal) {
    self.journal = journal
    counts = journal.counts
  }

  /// Takes in what changes, until it is cancelled.
  func follow(by clock: any Clock<Duration>) async {
    counts = journal.counts
    for await _ in journal.changes() {
      let (counts, ledger) = await Self.read(journal, after: ledger)
      guard !Task.isCancelled else { return }
      self.counts = counts
      self.ledger = ledger
      kept = ledger.count
      show()
      guard (try? await clock.sleep(for: Self.pace)) != nil else { return }
    }
  }

  /// Groups the entries of a journal, beside the main actor.
  @concurrent
  private nonisolated static func read(
    _ journal: ErrorJournal, after ledger: ConsoleLedger
  ) async -> (JournalCounts, ConsoleLedger) {
    let (counts, entries) = journal.snapshot()
    var ledger = ledger
    ledger.take(entries)
    return (counts, ledger)
  }

  /// Shows a page more.
  func showMore() {
    length += Self.page
    show()
  }

  /// Opens a group.
  func open(_ group: ConsoleGroup) {
    selection = Selection(group: group)
  }

  /// Opens what a person can send.
  func makeExport() {
    export = Export(journal.export())
  }

  private func show() {
    // One more tells whether there are more.
    let isWanted = filter.predicate { [self] in searchText(of: $0, $1) }
    let found = Array(ledger.groups.lazy.filter(isWanted).prefix(length + 1))
    groups = Array(found.prefix(length))
    hasMore = found.count > length
    if let old = selection?.group, let new = ledger.successor(of: old), new != old {
      selection?.group = new
    }
  }

  private func searchText(of entry: JournalEntry, _ record: JournalRecord) -> String {
    if let text = searchTexts[entry.number] { return text }
    if searchTexts.count >= 2 * max(ledger.count, Self.page) { searchTexts = [:] }
    let text = ConsoleText(describer: describer, showsPrivateDetails: showsPrivateDetails)
      .searchText(of: entry, record)
    searchTexts[entry.number] = text
    return text
  }
}
