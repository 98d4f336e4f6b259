/// Writes a journal for a developer to read, to standard error.
///
/// An entry has the error's types, cases, codes and public details, with those of its causes.
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

  /// Makes a sink.
  ///
  /// - Parameter write: Takes a text that ends with a line. The default writes it to standard error.
  public init(write: (@Sendable (String) -> Void)? = nil) {
    self.write = write ?? { Descriptor.standardError.print($0) }
  }

  /// Writes changes down.
  ///
  /// - Parameter batch: The changes since the last batch.
  public func record(_ batch: JournalBatch) async {
    let missing = batch.leftOut > 0 ? [batch.leftOutText] : []
    write((missing + batch.changes.map(\.developerText)).map { $0 + "\n" }.joined())
  }
}
