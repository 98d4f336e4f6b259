/// The identity of a sink of one journal.
final class JournalWriter: Sendable {
  /// The sink call to which the current task belongs; nil outside of such calls.
  @TaskLocal static var writing: Writing?

  /// A call of a sink with one batch.
  struct Writing: Sendable {
    /// The sink, and the sinks that caused the batch.
    ///
    /// None of them receives a report made during the call. Otherwise a sink that reports to its
    /// own journal would loop forever.
    let writers: [JournalWriter]
    /// The sink as a reader of its journal.
    let reader: JournalReader
    /// False once the call has returned, so that a task that outlives the call no longer blocks the
    /// sink.
    let isUnderWay = Locked(true)
  }
}
