package import Foundation

/// A file descriptor whose writes throw when they fail.
///
/// `FileHandle.write(_:)` ends the process if the descriptor is closed, and `SIGPIPE` ends the
/// process if the reader of a pipe is gone. A write of this type never ends the process, and leaves
/// the app's signal handling unchanged. On Apple's systems it sets the descriptor's option to send
/// no `SIGPIPE`. Elsewhere, the signal is blocked for the writing thread, and a signal raised by
/// the write is removed.
package struct Descriptor: Sendable {
  /// The process's standard error.
  package static let standardError = Descriptor(number: STDERR_FILENO)

  private let number: Int32
  private let patience: Int32

  /// Creates a descriptor from a number that the system has assigned.
  ///
  /// - Parameters:
  ///   - number: The descriptor, which stays open.
  ///   - patience: The time in milliseconds that a reader may take, if the descriptor is
  ///     non-blocking. The default is one second.
  package init(number: Int32, patience: Int32 = 1_000) {
    self.number = number
    self.patience = patience
  }

  /// Writes text for a developer, and drops the text if the write fails.
  package func print(_ text: String) {
    try? write(Data(text.utf8))
  }

  /// Writes all of the data.
  ///
  /// - Parameter data: The data.
  /// - Throws: The system's error; a part of the data may have been written.
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

  /// Makes one system call, which may write only a part of the data and raises no signal.
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
      // The option stays set, because resetting it would expose a write of another thread.
      _ = fcntl(number, F_SETNOSIGPIPE, 1)
      return body()
    }
  #else
    private func withoutSignals(_ body: () -> Attempt) -> Attempt {
      // A pipe without a reader raises SIGPIPE. A file beyond the process's size limit raises
      // SIGXFSZ.
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
        // A signal that was already pending belongs to the app.
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
