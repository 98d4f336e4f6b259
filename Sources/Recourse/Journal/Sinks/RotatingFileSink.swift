public import Foundation

/// Writes a journal to files of bounded size and number, one JSON object a line.
///
/// A line is a ``JournalRecord``; where changes are missing, it is `{"leftOut":12}`. The file that is
/// written is "errors.jsonl", older ones are "errors.1.jsonl" and so on. A disk that can't be written
/// is said once, and tried again with each batch.
///
/// ```swift
/// let logs = URL.applicationSupportDirectory.appending(path: "Logs")
/// let journal = ErrorJournal(sinks: [RotatingFileSink(directory: logs)])
/// ```
public actor RotatingFileSink: JournalSink {
  private enum File {
    case closed
    case open(FileHandle, size: UInt64)
    /// It couldn't be written last time, which was said.
    case failing
  }

  private let files: RotatingFiles
  private let warn: @Sendable (String) -> Void
  private let encoder = JSONEncoder()
  private var file = File.closed
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
    precondition(sizeLimit > 0, "RotatingFileSink: files of \(sizeLimit) bytes hold nothing")
    precondition(fileLimit > 0, "RotatingFileSink: \(fileLimit) files hold nothing")
    files = RotatingFiles(
      directory: directory, name: name, sizeLimit: sizeLimit, fileLimit: fileLimit)
    warn = onFailure ?? { FileHandle.standardError.write(Data("Recourse: \($0)\n".utf8)) }
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
  }

  /// Writes changes down.
  ///
  /// - Parameter batch: The changes since the last batch.
  public func record(_ batch: JournalBatch) async {
    unwritten += batch.leftOut
    for (place, change) in batch.changes.enumerated() {
      do {
        try writeUnwritten()
        try write(JournalRecord(change.entry))
      } catch {
        fail(error, missing: batch.changes.count - place)
        return
      }
    }
  }

  private func writeUnwritten() throws {
    guard unwritten > 0 else { return }
    try write(["leftOut": unwritten])
    unwritten = 0
  }

  private func write(_ value: some Encodable) throws {
    let line = try encoder.encode(value) + Data("\n".utf8)
    var (handle, size) = try openFile()
    let length = UInt64(line.count)
    if size > 0, size + length > UInt64(files.sizeLimit) {
      try handle.close()
      file = .closed
      try files.rotate()
      (handle, size) = try openFile()
    }
    do {
      try handle.write(contentsOf: line)
      file = .open(handle, size: size + length)
    } catch {
      // Half a line would be no JSON.
      try? handle.truncate(atOffset: size)
      throw error
    }
  }

  private func openFile() throws -> (handle: FileHandle, size: UInt64) {
    if case .open(let handle, let size) = file { (handle, size) } else { try files.open() }
  }

  private func fail(_ error: any Error, missing count: Int) {
    unwritten += count
    if case .failing = file { return }
    file = .failing
    let label = ErrorLabel(of: error).text
    warn("the journal can't be written to \(files.directory.path) (\(label)); it is tried again")
  }
}
