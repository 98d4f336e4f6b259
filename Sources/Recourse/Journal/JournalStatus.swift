public import Observation

/// The figures of a journal, for views.
///
/// It keeps up with the journal by itself for as long as somebody holds it.
///
/// ```swift
/// @State private var status = JournalStatus(of: journal)
///
/// Text("\(status.counts.pending) errors wait for an answer.")
/// ```
@MainActor
@Observable
public final class JournalStatus {
  /// How many reports there were, and what became of them.
  public private(set) var counts: JournalCounts

  @ObservationIgnored private var following: Task<Void, Never>?

  /// Follows a journal.
  ///
  /// - Parameter journal: The journal.
  public init(of journal: ErrorJournal) {
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
