import Foundation

/// A raw connection for bytes that no HTTP client would send.
final class ServerRawClient: Sendable {
  private let descriptor: Int32

  /// Connects to a server.
  convenience init(_ url: URL) throws {
    try self.init(url, call: connect)
  }

  /// Binds a server's port, which fails while the server holds the port.
  convenience init(takingPortOf url: URL) throws {
    try self.init(url, call: bind)
  }

  private init(
    _ url: URL, call: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws {
    let stream: Int32 = 1  // SOCK_STREAM, whose Swift type differs between platforms.
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(url.port ?? 0).bigEndian
    let isDone = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isDone else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    // A failing test must still end.
    var limit = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit {
    close(descriptor)
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  func send(_ bytes: [UInt8]) {
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Returns everything that the server sends until the connection ends.
  func readToEnd() throws -> String {
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += buffer[..<count]
    }
  }

  /// Returns the next available bytes as text, or an empty string at the end of the connection.
  func read() -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }

  /// Closes the sending side; reading is still possible.
  func endSending() {
    shutdown(descriptor, Int32(SHUT_WR))
  }

  /// Shuts the connection down in both directions; received bytes can still be read.
  func leave() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Configures the connection to be reset when closed.
  func resetWhenClosed() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &linger,
      socklen_t(MemoryLayout.size(ofValue: linger)))
  }
}
