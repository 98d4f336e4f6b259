/// The identity of a sink of one journal.
final class JournalWriter: Sendable {
  /// What the present task does on behalf of a sink.
  @TaskLocal static var writing: Writing?

  /// A call of a sink, which hands it one batch.
  struct Writing: Sendable {
    /// The sink, and those whose reports the batch answers: none of them is given what is reported
    /// during the call, so that sinks that report to their own journal come to an end.
    let writers: [JournalWriter]
    /// The sink as a reader of its journal.
    let reader: JournalReader
    /// False once the call has returned; a task that the sink has left behind delays it no longer.
    let isUnderWay = Locked(true)
  }
}
