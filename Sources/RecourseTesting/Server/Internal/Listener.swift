/// The port of a server, at which connections are let in or refused.
///
/// While they are refused, a socket that doesn't listen keeps the port, so that it is the same
/// afterwards.
struct Listener: Sendable {
  let port: UInt16
  /// Nil only when the system had no socket left; it is asked again.
  private var socket: Socket?
  private(set) var isListening = true

  init() throws {
    let socket = try Socket(port: 0)
    try socket.listen()
    port = try socket.port()
    self.socket = socket
  }

  /// What to wait for; nil when connections are refused.
  var descriptor: Int32? { isListening ? socket?.descriptor : nil }

  mutating func refuse() {
    guard isListening else { return }
    socket?.stopListening()
    socket = nil
    socket = try? Socket(port: port)
    isListening = false
  }

  /// Lets connections in.
  ///
  /// - Throws: `POSIXError` when that has to be tried again.
  mutating func listen() throws {
    guard !isListening else { return }
    let socket = try self.socket ?? Socket(port: port)
    self.socket = socket
    try socket.listen()
    isListening = true
  }

  /// The next connection that waits; nil when none does.
  func accept() throws -> Socket? {
    isListening ? try socket?.accept() : nil
  }
}
