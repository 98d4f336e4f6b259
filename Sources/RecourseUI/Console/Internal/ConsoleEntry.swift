import Recourse

/// An entry of a journal, with what others have added to it.
///
/// Two are equal that look the same, so a row is evaluated only when there is something new to it.
struct ConsoleEntry: Sendable, Identifiable, Equatable {
  let entry: JournalEntry
  /// How many other reports were counted in with it, as far as the console has seen them.
  let coalesced: Int

  /// A report may come again once it was settled, so its own identity doesn't do.
  var id: Int { entry.number }

  static func == (first: ConsoleEntry, second: ConsoleEntry) -> Bool {
    first.id == second.id && first.entry.outcome == second.entry.outcome
      && first.coalesced == second.coalesced
  }
}
