public import Recourse

extension ErrorJournal {
  /// Waits until the journal's counts meet a condition, which is checked on each change.
  ///
  /// The wait involves no clock. If the condition is never met, the wait lasts until the task is
  /// cancelled, so give the test a time limit.
  ///
  /// ```swift
  /// await router.journal.wait { $0[.presented] == 1 }
  /// ```
  ///
  /// - Parameter condition: Returns whether the counts are as expected.
  public func wait(until condition: @Sendable (JournalCounts) -> Bool) async {
    let changes = changes()
    if condition(counts) { return }
    for await _ in changes where condition(counts) { return }
  }
}
