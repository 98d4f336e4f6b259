package import Foundation

/// An open file, pipe or terminal of the system, to which writing fails politely.
///
/// A write to a closed descriptor, or to a pipe whose reader has gone, throws; it ends no process and
/// raises no exception, as `FileHandle.write(_:)` does. The app's handling of signals stays as it is:
/// on Apple's systems, the descriptor is told to send no `SIGPIPE`, and elsewhere the signal is held
/// back and removed for the thread that writes.
package struct Descriptor: Sendable {
  /// Where developers read.
  package static let standardError = Descriptor(number: STDERR_FILENO)

  private let number: Int32
  private let patience: Int32

  /// Takes a descriptor that the system has given.
  ///
  /// - Parameters:
  ///   - number: The descriptor, which stays open.
  ///   - patience: How many milliseconds a reader may take, where the descriptor doesn't wait by
  ///     itself. The default is a second.
  package init(number: Int32, patience: Int32 = 1_000) {
    self.number = number
    self.patience = patience
  }

  /// Writes text for a developer, which is dropped where it can't be written.
  package func print(_ text: String) {
    try? write(Data(text.utf8))
  }

  /// Writes all of some data.
  ///
  /// - Parameter data: The data.
  /// - Throws: What has kept the system from writing the rest.
  package func write(_ data: Data) throws(POSIXError) {
    var rest = data[...]
    while !rest.isEmpty {
      switch attempt(rest) {
      case .success(0): throw POSIXError(.EIO)
      case .success(let count): rest = rest.dropFirst(count)
      case .failure(.EINTR): continue
      case .failure(.EAGAIN): try waitForReader()
      case .failure(let code): throw POSIXError(code)
      }
    }
  }

  private enum Attempt {
    case success(Int)
    case failure(POSIXErrorCode)
  }

  /// Asks the system once, without a signal.
  private func attempt(_ data: Data) -> Attempt {
    withoutSignals {
      let count = data.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      return count < 0 ? .failure(POSIXErrorCode(rawValue: errno) ?? .EIO) : .success(count)
    }
  }

  private func waitForReader() throws(POSIXError) {
    var polled = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    if poll(&polled, 1, patience) == 0 { throw POSIXError(.EAGAIN) }
  }

  #if canImport(Darwin)
    private func withoutSignals(_ body: () -> Attempt) -> Attempt {
      // It stays so: to set it back would take the protection from another thread's write.
      _ = fcntl(number, F_SETNOSIGPIPE, 1)
      return body()
    }
  #else
    private func withoutSignals(_ body: () -> Attempt) -> Attempt {
      // A pipe without a reader, and a file that is larger than the process may make files.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGPIPE)
      sigaddset(&signals, SIGXFSZ)
      var before = sigset_t()
      var pending = sigset_t()
      sigpending(&pending)
      pthread_sigmask(SIG_BLOCK, &signals, &before)
      let attempt = body()
      if case .failure(let code) = attempt, code == .EPIPE || code == .EFBIG {
        let signal = code == .EPIPE ? SIGPIPE : SIGXFSZ
        // One that was pending before is not of this write.
        if sigismember(&pending, signal) == 0 {
          var own = sigset_t()
          sigemptyset(&own)
          sigaddset(&own, signal)
          var immediately = timespec()
          while sigtimedwait(&own, nil, &immediately) < 0, errno == EINTR {}
        }
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
      return attempt
    }
  #endif
}
