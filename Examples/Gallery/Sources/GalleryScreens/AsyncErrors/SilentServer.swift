import Foundation

/// Listens on the loopback address and never answers.
final class SilentServer: Sendable {
  /// The port that the system has chosen.
  let port: UInt16
  private let socket: Int32

  init() throws {
    let stream: Int32 = 1  // SOCK_STREAM, whose Swift type differs between platforms.
    let socket = Foundation.socket(AF_INET, stream, 0)
    guard socket >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 && listen(socket, 1) == 0
          && getsockname(socket, address, &length) == 0
      }
    }
    guard isListening else {
      Foundation.close(socket)
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    self.socket = socket
    port = UInt16(bigEndian: address.sin_port)
  }

  deinit {
    Foundation.close(socket)
  }
}
