public import Recourse

extension ErrorJournal {
  /// Waits, without a clock, until the figures are as wanted; checks whenever they change.
  ///
  /// A condition that never comes true waits until the task is cancelled: give the test a time limit.
  ///
  /// ```swift
  /// await router.journal.wait { $0[.presented] == 1 }
  /// ```
  ///
  /// - Parameter condition: What is to be so.
  public func wait(until condition: @Sendable (JournalCounts) -> Bool) async {
    let changes = changes()
    if condition(counts) { return }
    for await _ in changes where condition(counts) { return }
  }
}
