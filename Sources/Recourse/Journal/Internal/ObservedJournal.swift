import Observation

/// The counts of a journal, whose changes views observe.
///
/// No task waits for the changes, so that an idle app wakes no thread.
@MainActor
@Observable
package final class ObservedJournal {
  private(set) var counts: JournalCounts

  init(of journal: ErrorJournal) {
    counts = journal.counts
    journal.observe { [weak self, weak journal] in
      // With the views' priority, whatever reports in the background.
      Task.detached(priority: .userInitiated) { @MainActor in
        if let journal { self?.show(journal.observedCounts) }
      }
    }
    counts = journal.observedCounts
  }

  private func show(_ counts: JournalCounts) {
    if self.counts != counts { self.counts = counts }
  }
}
