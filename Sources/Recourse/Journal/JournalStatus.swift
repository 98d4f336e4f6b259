public import Observation

/// The counts of a journal, for views.
///
/// The counts stay current for as long as the status is retained.
///
/// ```swift
/// @Environment(ErrorRouter.self) private var router
/// @State private var status: JournalStatus?
///
/// var body: some View {
///   Text("\(status?.counts.pending ?? 0) errors wait for an answer.")
///     .onAppear { status = JournalStatus(of: router.journal) }
/// }
/// ```
@MainActor
@Observable
public final class JournalStatus {
  /// The number of reports, in total and by outcome.
  public private(set) var counts: JournalCounts

  @ObservationIgnored private var following: Task<Void, Never>?

  /// Creates a status that follows a journal.
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
