import Foundation

/// An open file to which lines are appended; closing the file releases its lock.
final class LogFile: Sendable {
  private let descriptor: Int32

  /// Opens a regular file, and creates the file if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mode: The permissions of a new file.
  ///   - isEmptied: Whether the contents are removed. The default is false.
  /// - Throws: A `POSIXError`.
  init(at path: String, mode: mode_t, isEmptied: Bool = false) throws {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | (isEmptied ? O_TRUNC : 0)
    descriptor = open(path, flags, mode)
    guard descriptor >= 0 else { throw POSIXError.last }
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
      default: throw POSIXError.last
      }
    }
    return true
  }

  /// Releases the lock before the file is closed.
  func unlock() {
    _ = flock(descriptor, LOCK_UN)
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
    let size = size
    if size > 0, try byte(at: size - 1) != Self.newline { try append(Data([Self.newline])) }
  }

  /// Removes a line that a killed program left incomplete, and returns whether there was one.
  func removeIncompleteLine() throws -> Bool {
    let size = size
    var end = size
    while end > 0, try byte(at: end - 1) != Self.newline { end -= 1 }
    guard end < size else { return false }
    guard ftruncate(descriptor, off_t(end)) == 0 else { throw POSIXError.last }
    return true
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

  /// Waits until the contents are on the storage device, and not only in a cache.
  func synchronize() throws {
    #if canImport(Darwin)
      // On Apple's systems, `fsync` leaves the data in the cache of the drive.
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(descriptor) != 0 {
      guard errno == EINTR else { throw POSIXError.last }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private func byte(at offset: Int64) throws -> UInt8 {
    var byte: UInt8 = 0
    guard pread(descriptor, &byte, 1, off_t(offset)) == 1 else { throw POSIXError.last }
    return byte
  }

  private var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }
}

extension POSIXError {
  /// The error of the last system call of the thread.
  static var last: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
