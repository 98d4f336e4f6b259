import Foundation

/// An open file to which lines are appended; closing the file releases its lock.
final class LogFile: Sendable {
  private let descriptor: Int32

  /// Opens a regular file, and creates the file if it doesn't exist.
  init(at path: String) throws {
    descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw Self.error }
    guard let status, status.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
  }

  deinit {
    close(descriptor)
  }

  /// Locks the file against other writers; returns false if another writer holds the lock.
  ///
  /// On a file system without locks the call succeeds: lines are still appended whole.
  func lock() throws -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: return false
      case ENOTSUP, EOPNOTSUPP, ENOLCK, ENOSYS, EINVAL: return true
      default: throw Self.error
      }
    }
    return true
  }

  /// The size in bytes, as an `Int64` because `Int` has 32 bits on some watches.
  var size: Int64 { Int64(status?.st_size ?? 0) }

  /// Whether a path leads to this file.
  func isStill(at path: String) -> Bool {
    var other = stat()
    guard let status, stat(path, &other) == 0 else { return false }
    return status.st_ino == other.st_ino && status.st_dev == other.st_dev
  }

  /// Terminates a line that a killed program left incomplete.
  func endLine() throws {
    var last = UInt8(ascii: "\n")
    guard size > 0, pread(descriptor, &last, 1, off_t(size - 1)) == 1 else { return }
    if last != UInt8(ascii: "\n") { try append(Data("\n".utf8)) }
  }

  /// Appends a line; if the line can't be written whole, restores the file's size and throws.
  func append(_ line: Data) throws {
    let size = size
    do {
      try Descriptor(number: descriptor).write(line)
    } catch {
      // An incomplete line would not be valid JSON.
      _ = ftruncate(descriptor, off_t(size))
      throw error
    }
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  private static var error: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
