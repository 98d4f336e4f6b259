import Foundation

/// Ends the waiting of a thread: a pipe whose end it waits at.
final class WakeUp: Sendable {
  /// What the thread waits for.
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

  /// Wakes the thread, or keeps it from waiting.
  func callAsFunction() {
    var byte: UInt8 = 0
    // A full pipe wakes as well.
    _ = write(other, &byte, 1)
  }

  /// Makes it ready for the next time.
  func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
