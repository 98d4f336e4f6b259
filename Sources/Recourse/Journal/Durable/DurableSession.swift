import Foundation

/// The lifetime of a process that presents durable reports, as other processes see it.
///
/// A session is a regular file beside the reports that its process keeps locked. The system
/// releases the lock when the process ends for whatever reason, so no process identifier can be
/// mistaken for another, even after a restart of the device.
final class DurableSession: Sendable {
  private let path: String
  private let file: LogFile?

  /// Begins a session; the file of the reports must be locked.
  ///
  /// Without locks, the session appears to have ended. Other processes can then present its
  /// reports again, and none is lost.
  init(_ id: UUID, of file: String) {
    path = Self.path(of: id, file)
    #if os(macOS) || os(Linux)
      self.file = try? LogFile(at: path, mode: 0o600)
      _ = try? self.file?.lock()
    #else
      // iOS terminates an app that is suspended while it holds a lock on a file of an app group.
      self.file = nil
    #endif
  }

  deinit {
    // A session that replaces this one may have a file of the same name.
    if file?.isStill(at: path) == true { unlink(path) }
  }

  /// Whether the session's file wasn't removed by anyone else.
  var isVisible: Bool { file?.isStill(at: path) ?? true }

  /// Returns whether a session's process keeps its file locked.
  static func isAlive(_ id: UUID, of file: String) -> Bool { isAlive(path(of: id, file)) }

  /// A file that can't be opened or locked is that of a process that has ended.
  private static func isAlive(_ path: String) -> Bool {
    guard access(path, F_OK) == 0, let file = try? LogFile(at: path, mode: 0o600) else {
      return false
    }
    return (try? file.lock()) == false
  }

  /// Removes the files of processes that have ended; the file of the reports must be locked.
  static func removeEnded(of file: String) {
    let url = URL(filePath: file)
    let folder = url.deletingLastPathComponent()
    // Without a folder, there are no files to remove.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    for name in names ?? [] where name.hasPrefix("\(url.lastPathComponent).") {
      let path = folder.appending(path: name).path
      if name.hasSuffix(suffix), !isAlive(path) { unlink(path) }
    }
  }

  private static let suffix = ".session"

  private static func path(of id: UUID, _ file: String) -> String { "\(file).\(id)\(suffix)" }
}
