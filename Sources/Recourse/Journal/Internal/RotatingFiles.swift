import Foundation

/// A numbered sequence of log files: the first is written, and the others are older.
///
/// Several sinks can use the same files, also from several processes: a writer locks the first file
/// while it writes and rotates. The lock is held for one batch only, because iOS terminates an app
/// that is suspended while it holds a lock on a file of an app group.
struct RotatingFiles: Sendable {
  let directory: URL
  let name: String
  let sizeLimit: Int
  let fileLimit: Int
  /// The clock for the pauses while another writer holds the lock.
  let clock: any Clock<Duration>

  /// How long to wait for another writer, whose process may be suspended: one second in total.
  private static let patience = (pauses: 100, pause: Duration.milliseconds(10))

  /// Opens and locks the first file, positioned at the beginning of a line.
  func open() async throws -> LogFile {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let path = path(0)
    for _ in 0..<Self.patience.pauses {
      let file = try LogFile(at: path)
      guard try file.lock() else {
        try? await clock.sleep(for: Self.patience.pause)
        continue
      }
      // Another writer may have rotated the files in the meantime.
      guard file.isStill(at: path) else { continue }
      try file.endLine()
      return file
    }
    throw POSIXError(.EAGAIN)
  }

  /// Appends a line, to a new first file if the current file has no room for the line.
  func append(_ line: Data, to file: inout LogFile) async throws {
    while file.size > 0, file.size > Int64(sizeLimit) - Int64(line.count) {
      try rotate()
      file = try await open()
    }
    try file.append(line)
  }

  /// Renames each file to the next number and drops the last; the first file must be locked.
  private func rotate() throws {
    if fileLimit == 1 {
      try check(unlink(path(0)))
    } else {
      let free = (1..<fileLimit - 1).first { access(path($0), F_OK) != 0 } ?? fileLimit - 1
      // The first file is renamed last: until then no other writer can rotate.
      for place in (0..<free).reversed() {
        try check(rename(path(place), path(place + 1)))
      }
    }
  }

  private func check(_ status: Int32) throws {
    if status != 0, errno != ENOENT { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  private func path(_ place: Int) -> String {
    let file = place == 0 ? "\(name).jsonl" : "\(name).\(place).jsonl"
    return directory.appending(path: file).path(percentEncoded: false)
  }
}
