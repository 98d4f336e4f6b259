/// The port of a server, which accepts or refuses connections.
///
/// While connections are refused, a socket that doesn't listen reserves the port, so that it stays
/// the same.
struct Listener: Sendable {
  let port: UInt16
  /// The socket; nil only if the system had none left, in which case ``listen()`` requests another.
  private var socket: Socket?
  private(set) var isListening = true

  init() throws {
    let socket = try Socket(port: 0)
    try socket.listen()
    port = try socket.port()
    self.socket = socket
  }

  /// The descriptor to poll; nil while connections are refused.
  var descriptor: Int32? { isListening ? socket?.descriptor : nil }

  mutating func refuse() {
    guard isListening else { return }
    socket?.stopListening()
    socket = nil
    // If the port can't be reserved now, `listen()` tries again.
    socket = try? Socket(port: port)
    isListening = false
  }

  /// Accepts connections from now on.
  ///
  /// - Throws: `POSIXError` if the call has to be repeated later.
  mutating func listen() throws {
    guard !isListening else { return }
    let socket = try self.socket ?? Socket(port: port)
    self.socket = socket
    try socket.listen()
    isListening = true
  }

  /// Returns the next pending connection; nil if there is none.
  func accept() throws -> Socket? {
    isListening ? try socket?.accept() : nil
  }
}
