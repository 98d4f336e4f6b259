/// Writes a journal to standard error, for a developer to read.
///
/// The text of an entry contains the types, cases, codes and public details of the error and its
/// causes.
///
/// ```swift
/// let journal = ErrorJournal(sinks: [ConsoleSink()])
/// // #1 userAction at Shop/CartView.swift:12: inlined
/// //   K7PQ-2M
/// //   Foundation.URLError NSURLErrorDomain -1001
/// //   because of standard: userAction → inline (…)
/// ```
public struct ConsoleSink: JournalSink {
  private let write: @Sendable (String) -> Void

  /// Creates a sink.
  ///
  /// - Parameter write: Receives text that ends with a newline. The default writes the text to
  ///   standard error.
  public init(write: (@Sendable (String) -> Void)? = nil) {
    self.write = write ?? { Descriptor.standardError.print($0) }
  }

  /// Writes changes.
  ///
  /// - Parameter batch: The changes since the last batch.
  public func record(_ batch: JournalBatch) async {
    let missing = batch.missedCount > 0 ? [batch.missedText] : []
    write((missing + batch.changes.map(\.developerText)).map { $0 + "\n" }.joined())
  }
}
