public import Observation

/// The counts of a journal, for views.
///
/// ```swift
/// @Environment(ErrorRouter.self) private var router
///
/// var body: some View {
///   Text("\(router.journal.status.counts.pending) errors wait for an answer.")
/// }
/// ```
@MainActor
@Observable
public final class JournalStatus {
  /// The number of reports, in total and by outcome.
  public private(set) var counts: JournalCounts

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
