import Foundation

/// A nonblocking socket on the loopback address, which its last reference closes.
final class Socket: Sendable {
  /// The result of an attempt to receive or to send.
  enum Transfer: Sendable {
    case bytes(Int)
    case later
    /// The other side sends no more data, but may still read.
    case ended
    case broken
  }

  let descriptor: Int32

  /// Takes ownership of a descriptor.
  private init(_ descriptor: Int32) throws {
    guard descriptor >= 0 else { throw POSIXError.last }
    self.descriptor = descriptor
    // Child processes must not keep the descriptor open.
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    else { throw POSIXError.last }
    #if canImport(Darwin)
      // A peer that has closed must not end the process. Other systems have a flag for each `send`.
      try set(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// Creates a socket that has a port, and refuses connections until it listens.
  ///
  /// - Parameter port: The port; 0 lets the system choose one.
  /// - Throws: `POSIXError` if there is no socket left, or if the port isn't available.
  convenience init(port: UInt16) throws {
    let stream: Int32 = 1  // SOCK_STREAM, whose Swift type differs between platforms.
    try self.init(socket(AF_INET, stream, 0))
    // Connections of a previous socket must not block the port.
    try set(SO_REUSEADDR, to: Int32(1))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let isBound = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isBound else { throw POSIXError.last }
  }

  /// Returns the port of the socket.
  func port() throws -> UInt16 {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length) == 0
      }
    }
    guard isKnown else { throw POSIXError.last }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Accepts connections, with a backlog that the system reduces to its maximum.
  func listen() throws {
    guard Foundation.listen(descriptor, 4_096) == 0 else { throw POSIXError.last }
  }

  /// Returns the next pending connection; nil if there is none.
  ///
  /// - Throws: `POSIXError` if the system has no descriptor left for the connection.
  func accept() throws -> Socket? {
    while true {
      let connection = Foundation.accept(descriptor, nil, nil)
      if connection >= 0 {
        // A connection whose options can't be set has failed in the meantime.
        guard let socket = try? Socket(connection) else { continue }
        return socket
      }
      switch errno {
      case EAGAIN: return nil
      case EINTR, ECONNABORTED: continue
      default: throw POSIXError.last
      }
    }
  }

  /// Receives the bytes that have arrived.
  func receive(into buffer: inout [UInt8]) -> Transfer {
    transfer { recv(descriptor, &buffer, buffer.count, 0) }
  }

  /// Sends as many bytes as the system has room for.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return transfer {
      bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) }
    }
  }

  private func transfer(_ call: () -> Int) -> Transfer {
    while true {
      let count = call()
      if count > 0 { return .bytes(count) }
      guard count < 0 else { return .ended }
      if errno == EAGAIN { return .later }
      guard errno == EINTR else { return .broken }
    }
  }

  /// Signals the end of the data to the other side.
  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Ends pending connections at once, and wakes a thread that polls the listening socket.
  func stopListening() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Makes a later close reset the connection rather than end it.
  func resetWhenClosed() {
    // If the option can't be set, closing merely ends the connection.
    try? set(SO_LINGER, to: linger(l_onoff: 1, l_linger: 0))
  }

  private func set<Value>(_ option: Int32, to value: Value) throws {
    let status = withUnsafeBytes(of: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
    guard status == 0 else { throw POSIXError.last }
  }
}

extension POSIXError {
  /// The error of the last system call.
  static var last: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
