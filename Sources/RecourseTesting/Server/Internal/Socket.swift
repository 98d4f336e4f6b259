import Foundation

/// A socket on the loopback address that never blocks; it is closed with its last reference.
final class Socket: Sendable {
  /// What the system says to an attempt to receive or to send.
  enum Transfer: Sendable {
    case bytes(Int)
    case later
    /// The other side sends no more; it may still read.
    case ended
    case broken
  }

  let descriptor: Int32

  /// Takes a descriptor of the system's over.
  private init(_ descriptor: Int32) throws {
    guard descriptor >= 0 else { throw POSIXError.last }
    self.descriptor = descriptor
    // Nothing that the process starts shall hold it open.
    guard fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0,
      fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0
    else { throw POSIXError.last }
    #if canImport(Darwin)
      // A peer that has gone must not end the process. Elsewhere it is a flag of each sending.
      try set(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  deinit {
    close(descriptor)
  }

  /// A socket that has a port and refuses connections until it listens.
  ///
  /// - Parameter port: The port; 0 lets the system choose one.
  /// - Throws: `POSIXError` when there is none.
  convenience init(port: UInt16) throws {
    let stream: Int32 = 1  // SOCK_STREAM, whose Swift type differs between platforms.
    try self.init(socket(AF_INET, stream, 0))
    // Connections of the socket before must not keep the port from this one.
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

  /// The port that it has.
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

  /// Lets connections in, as many at once as the system allows, which cuts the number.
  func listen() throws {
    guard Foundation.listen(descriptor, 4_096) == 0 else { throw POSIXError.last }
  }

  /// The next connection that waits; nil when none does.
  ///
  /// - Throws: `POSIXError` when there is no descriptor for it now.
  func accept() throws -> Socket? {
    while true {
      let connection = Foundation.accept(descriptor, nil, nil)
      if connection >= 0 {
        // A connection whose settings fail has broken meanwhile.
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

  /// Receives what has arrived.
  func receive(into buffer: inout [UInt8]) -> Transfer {
    transfer { recv(descriptor, &buffer, buffer.count, 0) }
  }

  /// Sends what there is room for.
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

  /// Tells the other side that no more comes.
  func finishSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Ends at once what waits at a socket that listens, also for a thread that waits for it.
  func stopListening() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Lets closing reset the connection instead of ending it.
  func resetWhenClosed() {
    // Without the setting the connection is merely ended.
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
  /// The error of the system's last call.
  static var last: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }
}
