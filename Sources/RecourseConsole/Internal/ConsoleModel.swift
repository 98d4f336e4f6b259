import Foundation
import Observation
import Recourse

/// The state of a console, independent of its views.
@MainActor
@Observable
final class ConsoleModel {
  /// The open group; the selection stays open when an update replaces the group.
  struct Selection: Sendable, Identifiable {
    let id = UUID()
    var group: ConsoleGroup
  }

  /// A snapshot of a journal in a form that a person can send.
  struct Export: Sendable, Identifiable {
    let id = UUID()
    let text: String
    /// The text in parts that are short enough to lay out individually.
    let paragraphs: [String]

    init(_ export: JournalExport) {
      text = export.text
      paragraphs = export.paragraphs
    }
  }

  /// The number of groups per page.
  static let page = 50
  /// The interval at which changes are collected, too short for a reader to notice.
  static let pace = Duration.milliseconds(50)

  /// The number of reports, in total and by outcome.
  private(set) var counts: JournalCounts
  /// The events of guards at the time of these counts, with one line for each name.
  private(set) var guards: [String]
  /// The number of entries at the time of these counts; nil until the entries were read.
  private(set) var kept: Int?
  /// The matching groups on the pages shown so far, newest first.
  private(set) var groups: [ConsoleGroup] = []
  /// Whether more groups match than are shown.
  private(set) var hasMore = false
  /// The filter that a developer set; a change shows the first page.
  var filter = ConsoleFilter() {
    didSet {
      length = Self.page
      show()
    }
  }
  /// Whether texts include the errors' associated values and own words.
  var showsPrivateDetails = false {
    didSet {
      searchTexts = [:]
      show()
    }
  }
  /// The open group; nil if none is open.
  var selection: Selection?
  /// The open export; nil if none is open.
  var export: Export?
  /// Describes errors in the titles and messages of the console.
  @ObservationIgnored var describer = ErrorDescriber()

  @ObservationIgnored private let journal: ErrorJournal
  @ObservationIgnored private var ledger = ConsoleLedger()
  @ObservationIgnored private var length = ConsoleModel.page
  /// The search texts made so far, by entry number.
  @ObservationIgnored private var searchTexts: [Int: String] = [:]

  init(_ journal: ErrorJournal) {
    self.journal = journal
    counts = journal.counts
    guards = journal.guardLines
  }

  /// Follows the journal until the current task is cancelled.
  func follow(by clock: any Clock<Duration>) async {
    counts = journal.counts
    for await _ in journal.changes() {
      let (counts, ledger) = await Self.read(journal, after: ledger)
      guard !Task.isCancelled else { return }
      self.counts = counts
      guards = journal.guardLines
      self.ledger = ledger
      kept = ledger.count
      show()
      guard (try? await clock.sleep(for: Self.pace)) != nil else { return }
    }
  }

  /// Groups the entries of a journal off the main actor.
  @concurrent
  private nonisolated static func read(
    _ journal: ErrorJournal, after ledger: ConsoleLedger
  ) async -> (JournalCounts, ConsoleLedger) {
    let (counts, entries) = journal.snapshot()
    var ledger = ledger
    ledger.take(entries)
    return (counts, ledger)
  }

  /// Shows one more page.
  func showMore() {
    length += Self.page
    show()
  }

  /// Opens the details of a group.
  func open(_ group: ConsoleGroup) {
    selection = Selection(group: group)
  }

  /// Opens an export of the journal.
  func makeExport() {
    export = Export(journal.export())
  }

  private func show() {
    // One group more than the pages hold shows whether there are further matches.
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

/// The entries of a journal at one moment, in groups.
///
/// The ledger holds no task and no view, so its rules can be tested as plain values.
struct ConsoleLedger: Sendable {
  /// The groups; the group with the newest entry is first.
  private(set) var groups: [ConsoleGroup] = []
  /// The number of entries in all groups.
  var count: Int { records.count }

  /// The records by entry number, cached because creating a record walks the error's cause tree.
  private var records: [Int: JournalRecord] = [:]

  /// Replaces the entries.
  ///
  /// - Parameter entries: The entries of a journal, in the order of their reports.
  mutating func take(_ entries: [JournalEntry]) {
    let present = entries.map { records[$0.number].record(of: $0) }
    records = Dictionary(zip(entries.map(\.number), present)) { $1 }
    let entries = Dictionary(entries.map { ($0.number, $0) }) { $1 }
    groups = JournalGroup.groups(of: present).compactMap { group in
      entries[group.lead.number].map { lead in
        let members = group.records.compactMap { entries[$0.number] }
        return ConsoleGroup(group: group, entries: members, lead: lead)
      }
    }
  }

  /// Returns the group that replaces a group from before the last update.
  ///
  /// - Parameter earlier: A group from before the last update.
  /// - Returns: The group with the same identity, otherwise the group that contains the earlier
  ///   group's lead; nil if neither exists any longer.
  func successor(of earlier: ConsoleGroup) -> ConsoleGroup? {
    groups.first { $0.id == earlier.id }
      ?? groups.first { $0.entries.contains { $0.number == earlier.lead.number } }
  }
}

extension JournalRecord? {
  /// Returns the record of an entry, reusing this record if the entry hasn't changed.
  fileprivate func record(of entry: JournalEntry) -> JournalRecord {
    guard let self, self.outcome == entry.outcome?.kind, self.coalesced == entry.coalesced,
      self.path == entry.path
    else { return JournalRecord(entry) }
    return self
  }
}
