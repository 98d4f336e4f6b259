import Foundation

/// A server on the loopback address that gives each request the same answer.
///
/// It closes itself with its connections when nobody has it any more.
final class LoopbackServer: Sendable {
  /// The address to ask.
  let url: URL
  private let stop: Int32

  /// Starts a server; nil as the answer accepts requests and never answers.
  init(answer: String?) throws {
    let server = try Self.listen()
    guard let port = Self.port(of: server), let url = URL(string: "http://127.0.0.1:\(port)/orders")
    else { throw Self.failure }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Self.failure }
    self.url = url
    stop = ends[1]
    Thread.detachNewThread { [ends] in
      Self.serve(server, until: ends[0], answer: answer)
    }
  }

  deinit {
    close(stop)
  }

  /// An answer with a status.
  static func answer(status: Int, header: String = "", body: String = "{}") -> String {
    let length = "Content-Length: \(body.utf8.count)\r\n"
    return "HTTP/1.1 \(status) Status\r\n\(length)\(header)Connection: close\r\n\r\n\(body)"
  }

  private static var failure: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }

  private static func listen() throws -> Int32 {
    let stream: Int32 = 1  // SOCK_STREAM, whose Swift type differs between platforms.
    let server = socket(AF_INET, stream, 0)
    guard server >= 0 else { throw failure }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isListening = withUnsafeBytes(of: &address) { bytes in
      guard let address = bytes.assumingMemoryBound(to: sockaddr.self).baseAddress else {
        return false
      }
      return bind(server, address, socklen_t(bytes.count)) == 0 && Foundation.listen(server, 8) == 0
    }
    guard isListening else { throw failure }
    return server
  }

  private static func port(of server: Int32) -> UInt16? {
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutableBytes(of: &address) { bytes in
      bytes.assumingMemoryBound(to: sockaddr.self).baseAddress
        .map { getsockname(server, $0, &length) == 0 } ?? false
    }
    return isKnown ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// Answers until the other end of the pipe is closed.
  private static func serve(_ server: Int32, until stop: Int32, answer: String?) {
    var silent: [Int32] = []
    let readable = Int16(POLLIN)
    var waiting = [
      pollfd(fd: stop, events: readable, revents: 0),
      pollfd(fd: server, events: readable, revents: 0),
    ]
    while poll(&waiting, nfds_t(waiting.count), -1) > 0, waiting[0].revents == 0 {
      let connection = accept(server, nil, nil)
      guard connection >= 0 else { break }
      if let answer {
        send(answer, to: connection)
        close(connection)
      } else {
        silent.append(connection)
      }
    }
    for open in silent + [server, stop] { close(open) }
  }

  /// Sends an answer once the request has arrived.
  private static func send(_ answer: String, to connection: Int32) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      request += buffer[..<count]
    }
    // Whoever has asked waits for the answer, so the connection is open, and the answer fits in.
    _ = Array(answer.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
    shutdown(connection, Int32(SHUT_WR))
  }
}
