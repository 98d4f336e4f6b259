import Foundation

/// An open file to which lines are appended; closing the file releases its lock.
final class LogFile: Sendable {
  private let descriptor: Int32

  /// Opens a regular file, and creates the file if it doesn't exist.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - mode: The permissions of a new file.
  /// - Throws: A `POSIXError`.
  init(at path: String, mode: mode_t) throws {
    #if canImport(Darwin)
      // A file of the app's default class may not be writable while the device is locked. The first
      // call creates a new file, the second one changes an old file.
      let file = URL(filePath: path)
      try? Data().write(
        to: file,
        options: [.withoutOverwriting, .completeFileProtectionUntilFirstUserAuthentication])
      try? FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication],
        ofItemAtPath: path)
    #endif
    let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
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

  /// Makes the file readable for its owner only, if the system allows it.
  func makePrivate() {
    _ = fchmod(descriptor, 0o600)
  }

  /// Terminates a line that a killed program left incomplete.
  func endLine() throws {
    let size = size
    if size > 0, try read(from: size - 1, to: size)[0] != Self.newline {
      try append(Data([Self.newline]))
    }
  }

  /// Returns the end of the last line that a newline terminates.
  func endOfLines() throws -> Int64 {
    var end = size
    while end > 0 {
      let start = max(0, end - Self.blockSize)
      if let index = try read(from: start, to: end).lastIndex(of: Self.newline) {
        return start + Int64(index) + 1
      }
      end = start
    }
    return 0
  }

  /// Moves the contents from an offset onward to the end of another file.
  func move(from start: Int64, to other: LogFile) throws {
    let size = size
    for offset in stride(from: start, to: size, by: Int(clamping: Self.blockSize)) {
      try other.append(read(from: offset, to: min(offset + Self.blockSize, size)))
    }
    try other.synchronize()
    guard ftruncate(descriptor, off_t(start)) == 0 else { throw POSIXError.last }
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
  private static let blockSize: Int64 = 65_536

  private func read(from start: Int64, to end: Int64) throws -> Data {
    var block = Data(count: Int(clamping: end - start))
    let count = block.withUnsafeMutableBytes {
      pread(descriptor, $0.baseAddress, $0.count, off_t(start))
    }
    guard count == block.count else { throw POSIXError.last }
    return block
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
