import Foundation

/// A file of durable reports, to which several processes can append lines.
///
/// A line is appended in one write. The file is locked only during a call, because iOS terminates
/// an app that is suspended while it holds a lock on a file of an app group.
struct DurableFile: Sendable {
  let path: String
  /// The identity of this process's session.
  let session = UUID()
  /// How often to try for the lock, at intervals of a millisecond.
  private let patience: Int
  /// The open file; nil until the first use, and after another process has replaced the file.
  private var log: LogFile?
  /// The pipe of the session; nil until the first use.
  private var pipe: DurableSession?
  /// Messages for a developer that haven't been passed on.
  private var warnings: [String] = []
  private var hasWarnedOfUnknownLines = false
  /// Whether this process has rewritten the file.
  private(set) var isCompacted = false

  init(at url: URL, patience: Int) {
    path = url.path(percentEncoded: false)
    self.patience = patience
  }

  /// Appends lines, unless the file would become too large.
  ///
  /// - Parameters:
  ///   - lines: Whole lines.
  ///   - limit: The maximum size of the file afterwards; nil if there is none.
  ///   - isSynchronized: Whether the lines are on the storage device afterwards, and not only in a
  ///     cache, which survives the process but no power failure.
  /// - Returns: Whether there was room for the lines.
  /// - Throws: A `POSIXError` if the lines can't be written.
  mutating func append(_ lines: Data, upTo limit: Int?, isSynchronized: Bool) throws -> Bool {
    try whileLocked { file, log in
      if try log.removeIncompleteLine() {
        file.warnings.append(
          "\(file.path) ended with an incomplete line, which was removed: the call that wrote it "
            + "had not returned")
      }
      let isNew = log.size == 0
      if let limit, log.size > Int64(limit) - Int64(lines.count) { return false }
      file.beginSession()
      try log.append(lines)
      guard isSynchronized else { return true }
      try log.synchronize()
      if isNew { try file.synchronizeFolder() }
      return true
    }
  }

  /// Rewrites the file without the lines of settled reports.
  mutating func compact() throws {
    try whileLocked { file, _ in try file.replace(by: file.contents()) }
  }

  /// Takes over a user's open reports whose processes have ended.
  ///
  /// - Returns: The reports, oldest first, and the error if the file doesn't record their takeover.
  mutating func claim(
    of user: String?
  ) throws -> (reports: [DurableContents.Claim], failure: (any Error)?) {
    if access(path, F_OK) != 0, errno == ENOENT { return ([], nil) }
    return try whileLocked { file, _ in
      var contents = try file.contents()
      let path = file.path
      DurableSession.removePipesOfEndedSessions(of: path)
      let reports = try contents.claim(of: user, for: file.session) {
        DurableSession.isAlive($0, of: path)
      }
      guard !reports.isEmpty else { return ([], nil) }
      do {
        file.beginSession()
        try file.replace(by: contents)
        return (reports, nil)
      } catch {
        return (reports, error)
      }
    }
  }

  /// Returns the messages that haven't been passed on, and forgets them.
  mutating func takeWarnings() -> [String] {
    exchange(&warnings, with: [])
  }

  /// Makes the session visible to other processes before the file names it.
  private mutating func beginSession() {
    if pipe == nil { pipe = DurableSession(session, of: path) }
  }

  private mutating func contents() throws -> DurableContents {
    let data = try Data(contentsOf: URL(filePath: path))
    if let last = data.last, last != UInt8(ascii: "\n") {
      warnings.append("\(path) ends with an incomplete line, which was skipped")
    }
    let contents = DurableContents(data)
    if contents.unknownCount > 0, !exchange(&hasWarnedOfUnknownLines, with: true) {
      warnings.append(
        "\(path) contains \(contents.unknownCount) lines of a newer version or in another format, "
          + "which are kept unchanged")
    }
    return contents
  }

  /// Replaces the file in one step, so that a crash leaves either the old or the new contents.
  private mutating func replace(by contents: DurableContents) throws {
    let temporary = "\(path).new"
    let copy = try open(temporary, isEmptied: true)
    try copy.append(contents.data)
    try copy.synchronize()
    guard rename(temporary, path) == 0 else { throw POSIXError.last }
    log = nil
    isCompacted = true
    try synchronizeFolder()
  }

  /// Calls a closure while no other process writes to the file.
  private mutating func whileLocked<Result>(
    _ body: (inout DurableFile, LogFile) throws -> Result
  ) throws -> Result {
    for _ in 0..<patience {
      let file = try log ?? open(path)
      log = file
      guard try file.lock() else {
        // Real time, because the other process runs in real time, and the caller may not return
        // before its line is in the file. The system has no lock that waits for a limited time.
        Thread.sleep(forTimeInterval: 0.001)
        continue
      }
      defer { file.unlock() }
      // Another process may have replaced the file in the meantime.
      guard file.isStill(at: path) else {
        log = nil
        continue
      }
      return try body(&self, file)
    }
    throw POSIXError(.EAGAIN)
  }

  /// Opens a file, and creates it together with its folder if it doesn't exist.
  private func open(_ path: String, isEmptied: Bool = false) throws -> LogFile {
    let folder = URL(filePath: path).deletingLastPathComponent()
    if access(folder.path, F_OK) != 0 {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let file = try LogFile(at: path, mode: 0o600, isEmptied: isEmptied)
    #if canImport(Darwin)
      try? FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: path)
    #endif
    return file
  }

  /// Waits until the name of a new file is on the storage device.
  private func synchronizeFolder() throws {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    // Some file systems can't synchronize folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXError.last }
  }
}
