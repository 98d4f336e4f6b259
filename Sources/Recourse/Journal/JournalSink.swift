/// A place outside the app's memory to which a journal is written.
///
/// A journal calls its sinks beside each other and beside the code that reports, each sink with one
/// batch after the other. What comes first is written at once; what follows gathers for 20 milliseconds,
/// or until there is much of it or somebody calls ``ErrorJournal/flush()``. A sink that is too slow
/// misses changes and is told how many.
///
/// A sink may use the journal that it writes. A report that it makes during a call, or in a task that the
/// call has started, goes to the other sinks only and counts as left out of its own batches; otherwise it
/// would feed itself for ever.
///
/// ```swift
/// struct CountingSink: JournalSink {
///   let metrics: Metrics
///
///   func record(_ batch: JournalBatch) async {
///     for change in batch.changes where change.isNew {
///       await metrics.count(change.entry.report.fingerprint)
///     }
///   }
/// }
/// ```
public protocol JournalSink: Sendable {
  /// Writes changes down.
  ///
  /// What leaves the app must be made of ``JournalRecord`` or ``ErrorDetails``, which hold nothing
  /// private.
  ///
  /// - Parameter batch: The changes since the last batch.
  func record(_ batch: JournalBatch) async
}
