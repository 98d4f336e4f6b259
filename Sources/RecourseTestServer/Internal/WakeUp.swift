import Foundation

/// Wakes a polling thread through a pipe.
final class WakeUp: Sendable {
  /// The end of the pipe that the thread polls.
  let descriptor: Int32
  private let other: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError.last }
    descriptor = ends[0]
    other = ends[1]
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0, fcntl(end, F_SETFL, O_NONBLOCK) == 0
      else { throw POSIXError.last }
    }
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Wakes the thread, or prevents its next wait.
  func callAsFunction() {
    var byte: UInt8 = 0
    // A full pipe wakes the thread as well.
    _ = write(other, &byte, 1)
  }

  /// Empties the pipe for the next wake-up.
  func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
