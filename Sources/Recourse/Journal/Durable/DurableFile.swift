import Foundation

/// A file of durable reports, to which several processes can append lines.
///
/// A line is appended in one write. The file is locked only during a call, because iOS terminates
/// an app that is suspended while it holds a lock on a file of an app group.
struct DurableFile: Sendable {
  let path: String
  /// The identity of this process's session.
  let session = UUID()
  /// Messages for a developer that haven't been passed on.
  var warnings: [String] = []
  /// How often to try for the lock, at intervals of a millisecond.
  private let patience: Int
  /// The open file; nil until the first use, and after the file was removed or replaced.
  private var log: LogFile?
  /// Whether the file was removed or replaced since the last append.
  private var isReplaced = false
  /// The lifetime of the session; nil until the first use.
  private var lifetime: DurableSession?
  private var hasWarnedOfUnknownLines = false

  init(at url: URL, patience: Int) {
    path = url.path(percentEncoded: false)
    self.patience = patience
  }

  /// Appends the lines that the file doesn't have, unless the file would become too large.
  ///
  /// Open reports are on the storage device afterwards. Outcomes may be in a cache, which survives
  /// the process but no power failure: a settled report that returns is a repetition, and no loss.
  ///
  /// - Parameters:
  ///   - table: The reports, all of which are written again if the file was removed.
  ///   - limit: The maximum size of the file afterwards.
  /// - Returns: Whether there was room for the lines.
  /// - Throws: A `POSIXError` if the lines can't be written.
  mutating func append(_ table: inout DurableTable, upTo limit: Int) throws -> Bool {
    let size = try table.unwritten.count
    guard size > 0 else { return true }
    guard size <= limit else { return false }
    return try whileLocked { file, log in
      try file.setIncompleteLineAside(of: log)
      let isNew = log.size == 0
      if isNew || file.isReplaced {
        let lost = table.keep(isNew ? [] : try file.contents().ids)
        if lost > 0 {
          file.warnings.append(
            "\(file.path) was removed or replaced; its \(lost) open lines are written again")
        }
        file.isReplaced = false
      }
      let lines = try table.unwritten
      guard log.size <= Int64(limit) - Int64(lines.count) else { return false }
      file.beginSession()
      try log.append(lines)
      if table.members.contains(where: { !$0.isWritten }) {
        try log.synchronize()
        if isNew { try file.synchronizeFolder() }
      }
      table.didWrite()
      return true
    }
  }

  /// Rewrites the file without the lines of settled reports.
  mutating func compact() throws {
    try whileLocked { file, log in
      try file.setIncompleteLineAside(of: log)
      try file.replace(by: file.contents())
    }
  }

  /// Takes over a user's open reports and changes whose processes have ended.
  ///
  /// - Returns: Their lines, oldest first, and the error if the file doesn't record their takeover.
  mutating func claim(
    of user: String?
  ) throws -> (lines: [DurableContents.Claim], failure: (any Error)?) {
    if access(path, F_OK) != 0, errno == ENOENT { return ([], nil) }
    return try whileLocked { file, log in
      var contents = try file.contents()
      let target = file.target
      DurableSession.removeEnded(of: target)
      let lines = try contents.claim(of: user, for: file.session) {
        DurableSession.isAlive($0, of: target)
      }
      guard !lines.isEmpty else { return ([], nil) }
      do {
        try file.setIncompleteLineAside(of: log)
        file.beginSession()
        try file.replace(by: contents)
        return (lines, nil)
      } catch {
        return (lines, error)
      }
    }
  }

  /// The path to which a symbolic link leads; the link itself is kept.
  private var target: String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  /// Makes the session visible to other processes before the file names it.
  private mutating func beginSession() {
    if lifetime?.isVisible != true { lifetime = DurableSession(session, of: target) }
  }

  private mutating func contents() throws -> DurableContents {
    let contents = DurableContents(try Data(contentsOf: URL(filePath: path)))
    let count = contents.unknownCount
    if count > 0, !exchange(&hasWarnedOfUnknownLines, with: true) {
      warnings.append(
        "\(path) contains \(count) lines of a newer version or in another format, which are kept "
          + "unchanged")
    }
    return contents
  }

  /// Moves damaged contents without a newline, or a line that a killed process left incomplete, to
  /// a file of their own.
  private mutating func setIncompleteLineAside(of log: LogFile) throws {
    let end = try log.endOfLines()
    guard end < log.size else { return }
    let other = "\(target).damaged"
    try log.move(from: end, to: open(other))
    warnings.append("\(path) ended with an incomplete line, which was moved to \(other)")
  }

  /// Replaces the file in one step, so that a crash leaves either the old or the new contents.
  private mutating func replace(by contents: DurableContents) throws {
    let target = target
    let temporary = "\(target).new"
    unlink(temporary)
    let copy = try open(temporary)
    try copy.append(contents.data)
    try copy.synchronize()
    guard rename(temporary, target) == 0 else { throw POSIXError.last }
    log = copy
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
      guard file.isStill(at: path) else {
        log = nil
        isReplaced = true
        continue
      }
      return try body(&self, file)
    }
    throw POSIXError(.EAGAIN)
  }

  /// Opens a file for the app's user only, and creates it together with its folder.
  private func open(_ path: String) throws -> LogFile {
    let folder = URL(filePath: path).deletingLastPathComponent()
    if access(folder.path, F_OK) != 0 {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let file = try LogFile(at: path, mode: 0o600)
    file.makePrivate()
    return file
  }

  /// Waits until the name of a new file is on the storage device.
  private func synchronizeFolder() throws {
    let folder = URL(filePath: target).deletingLastPathComponent().path
    let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.last }
    defer { close(descriptor) }
    // Some file systems can't synchronize folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXError.last }
  }
}
