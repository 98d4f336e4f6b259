public import Foundation

/// Writes a journal to files of bounded size and number, one JSON object per line.
///
/// A line is a ``JournalRecord``, or `{"leftOut":12}` where changes are missing. The current file
/// is "errors.jsonl"; older files are "errors.1.jsonl" and so on. Several sinks can share a folder,
/// for example those of an app and its extension in the container of their app group, and never
/// overwrite each other's lines. If the disk can't be written, the sink retries with each batch,
/// and warns only once until a write succeeds.
///
/// ```swift
/// let logs = URL.applicationSupportDirectory.appending(path: "Logs")
/// let journal = ErrorJournal(sinks: [RotatingFileSink(directory: logs)])
/// ```
public actor RotatingFileSink: JournalSink {
  private let files: RotatingFiles
  private let warn: @Sendable (String) -> Void
  private let encoder = JSONEncoder()
  /// Whether the last write failed; the failure was reported once.
  private var isFailing = false
  /// The number of changes that could not be written since the last line.
  private var unwritten = 0

  /// Creates a sink; no file is created before the first change.
  ///
  /// - Parameters:
  ///   - directory: The folder for the files, which is created if it doesn't exist.
  ///   - name: The prefix of the file names. The default is "errors".
  ///   - sizeLimit: The maximum size of a file in bytes; a longer line gets a file of its own. The
  ///     default is 1,000,000.
  ///   - fileLimit: The maximum number of files. The default is 5.
  ///   - onFailure: Receives a message for a developer when the disk can't be written. The default
  ///     writes the message to standard error.
  public init(
    directory: URL, name: String = "errors", sizeLimit: Int = 1_000_000, fileLimit: Int = 5,
    onFailure: (@Sendable (String) -> Void)? = nil
  ) {
    self.init(
      directory: directory, name: name, sizeLimit: sizeLimit, fileLimit: fileLimit,
      clock: ContinuousClock(), onFailure: onFailure)
  }

  package init(
    directory: URL, name: String, sizeLimit: Int, fileLimit: Int, clock: any Clock<Duration>,
    onFailure: (@Sendable (String) -> Void)?
  ) {
    precondition(sizeLimit > 0, "RotatingFileSink: files of \(sizeLimit) bytes hold nothing")
    precondition(fileLimit > 0, "RotatingFileSink: \(fileLimit) files hold nothing")
    files = RotatingFiles(
      directory: directory, name: name, sizeLimit: sizeLimit, fileLimit: fileLimit, clock: clock)
    warn = onFailure ?? { Descriptor.standardError.print("Recourse: \($0)\n") }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
  }

  /// Writes changes.
  ///
  /// - Parameter batch: The changes since the last batch.
  public func record(_ batch: JournalBatch) async {
    unwritten += batch.leftOut
    guard !batch.changes.isEmpty else { return }
    var written = 0
    do {
      var file = try await files.open()
      for change in batch.changes {
        try await writeUnwritten(to: &file)
        try await write(JournalRecord(change.entry), to: &file)
        written += 1
        isFailing = false
      }
    } catch {
      fail(error, missing: batch.changes.count - written)
    }
  }

  private func writeUnwritten(to file: inout LogFile) async throws {
    guard unwritten > 0 else { return }
    let count = exchange(&unwritten, with: 0)
    do {
      try await write(["leftOut": count], to: &file)
    } catch {
      unwritten += count
      throw error
    }
  }

  private func write(_ value: some Encodable, to file: inout LogFile) async throws {
    try await files.append(encoder.encode(value) + Data("\n".utf8), to: &file)
  }

  private func fail(_ error: any Error, missing count: Int) {
    unwritten += count
    guard !exchange(&isFailing, with: true) else { return }
    let label = ErrorLabel(of: error).text
    warn("the journal can't be written to \(files.directory.path) (\(label)); it is tried again")
  }
}
