import Observation

/// The counts of a journal, whose changes views observe.
@MainActor
@Observable
package final class ObservedJournal {
  private(set) var counts: JournalCounts

  @ObservationIgnored private var following: Task<Void, Never>?

  init(of journal: ErrorJournal) {
    counts = journal.counts
    following = Task { [weak self, changes = journal.changes(), weak journal] in
      for await _ in changes {
        guard let self, let journal else { return }
        show(journal.counts)
      }
    }
  }

  deinit {
    following?.cancel()
  }

  private func show(_ counts: JournalCounts) {
    if self.counts != counts { self.counts = counts }
  }
}
