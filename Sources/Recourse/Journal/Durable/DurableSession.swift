import Foundation

/// The lifetime of a process that presents durable reports, as other processes see it.
///
/// A session has a named pipe beside the file, and keeps the pipe open for reading. The system
/// closes the pipe when the process ends for whatever reason, so no process identifier can be
/// mistaken for another, even after a restart of the device. Unlike a lock that is held for the
/// same time, an open pipe doesn't make iOS terminate a suspended app.
final class DurableSession: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Begins a session; the file must be locked.
  ///
  /// On a file system without named pipes, the session appears to have ended. Other processes can
  /// then present its reports again, and none is lost.
  init(_ id: UUID, of file: String) {
    path = Self.path(of: id, file)
    descriptor =
      mkfifo(path, 0o600) == 0 ? open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
  }

  deinit {
    unlink(path)
    if descriptor >= 0 { close(descriptor) }
  }

  /// Returns whether a session's process keeps its pipe open.
  static func isAlive(_ id: UUID, of file: String) -> Bool { isAlive(path(of: id, file)) }

  private static func isAlive(_ path: String) -> Bool {
    // Without a reader, a pipe can't be opened for writing.
    let descriptor = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Removes the pipes of processes that have ended; the file must be locked.
  static func removePipesOfEndedSessions(of file: String) {
    let url = URL(filePath: file)
    let folder = url.deletingLastPathComponent()
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names ?? [] where name.hasPrefix("\(url.lastPathComponent).") {
      let path = folder.appending(path: name).path
      if name.hasSuffix(suffix), !isAlive(path) { unlink(path) }
    }
  }

  private static let suffix = ".session"

  private static func path(of id: UUID, _ file: String) -> String { "\(file).\(id)\(suffix)" }
}
