/// A destination outside the app's memory to which a journal is written.
///
/// A journal calls its sinks concurrently with each other and with the code that reports. Each
/// sink receives one batch after another. The first change is written at once. Later changes are
/// batched for 20 milliseconds, or until an eighth of the backlog has accumulated or
/// ``ErrorJournal/flush()`` is called. A sink that is too slow misses changes and receives their
/// number.
///
/// A sink must neither report to the journal that it writes nor flush a journal, during a call or
/// in a task that the call started: the sink would feed itself forever, or wait for itself. A
/// debug warning is issued once. Such a report is recorded, but delivered to no sink, and counts
/// as missed in the sinks' batches. Such a flush returns at once.
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
  /// Writes changes.
  ///
  /// Build data that leaves the app from ``JournalRecord`` or ``ErrorDetails``, which hold no
  /// private data.
  ///
  /// - Parameter batch: The changes since the last batch.
  func record(_ batch: JournalBatch) async
}
