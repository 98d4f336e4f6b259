public import Foundation

/// Writes a journal to files of bounded size and number, one JSON object a line.
///
/// A line is a ``JournalRecord``; where changes are missing, it is `{"leftOut":12}`. The file that is
/// written is "errors.jsonl", older ones are "errors.1.jsonl" and so on. Several sinks can share a
/// folder, for example those of an app and its extension in the container of their app group: none
/// overwrites what another one has written. The sink warns once of a disk that can't be written, and
/// tries again with each batch.
///
/// ```swift
/// let logs = URL.applicationSupportDirectory.appending(path: "Logs")
/// let journal = ErrorJournal(sinks: [RotatingFileSink(directory: logs)])
/// ```
public actor RotatingFileSink: JournalSink {
  private let files: RotatingFiles
  private let warn: @Sendable (String) -> Void
  private let encoder = JSONEncoder()
  /// Whether the files couldn't be written last time, which was warned of.
  private var isFailing = false
  /// The changes that could not be written since the last line.
  private var unwritten = 0

  /// Makes a sink; nothing is written before there is something to write.
  ///
  /// - Parameters:
  ///   - directory: The folder for the files, which is made if it isn't there.
  ///   - name: The beginning of the files' names. The default is "errors".
  ///   - sizeLimit: The bytes that a file has room for, at least one line. The default is a million.
  ///   - fileLimit: The greatest number of files. The default is 5.
  ///   - onFailure: Takes a message for a developer when the disk can't be written. The default
  ///     writes it to standard error.
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

  /// Writes changes down.
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
