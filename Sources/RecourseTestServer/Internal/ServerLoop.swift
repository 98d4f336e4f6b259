import Foundation

/// The work of a server's thread: polls the connections, and lets each of them continue.
struct ServerLoop {
  private let core: ServerCore
  private var connections: [Connection] = []
  private var nextID: Connection.ID = 0
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  /// Whether the system has no descriptor left for another connection.
  private var isFull = false

  init(core: ServerCore) {
    self.core = core
  }

  /// Serves until the server is stopped.
  mutating func run() {
    while true {
      var listener: Int32 = -1  // Ignored by `poll`.
      switch core.listening {
      case .stopped: return
      case .at(let descriptor): listener = isFull ? -1 : descriptor
      case .refusing: isFull = false
      case .hindered: isFull = true
      }
      let ready = wait(for: listener)
      isFull = false
      proceed(ready)
      accept()
    }
  }

  /// Polls, and returns which connections are ready.
  private func wait(for listener: Int32) -> [Bool] {
    var polled = [core.wakeUp.descriptor, listener].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    for connection in connections {
      polled.append(
        pollfd(
          fd: connection.socket?.descriptor ?? -1, events: connection.interest, revents: 0))
    }
    // Other code may free a descriptor, but no event reports that.
    let timeout: Int32 = isFull ? 10 : -1
    guard poll(&polled, nfds_t(polled.count), timeout) > 0 else { return [] }
    if polled[0].revents != 0 { core.wakeUp.reset() }
    return polled.dropFirst(2).map { $0.revents != 0 }
  }

  private mutating func proceed(_ ready: [Bool]) {
    for (connection, isReady) in zip(connections, ready) where isReady {
      connection.proceed(buffer: &buffer)
    }
    let due = Set(core.takeDue())
    if !due.isEmpty {
      for connection in connections where due.contains(connection.id) { connection.delayEnded() }
    }
    connections.removeAll { $0.socket == nil }
  }

  private mutating func accept() {
    do {
      while let socket = try core.accept() {
        nextID += 1
        connections.append(Connection(id: nextID, socket: socket, core: core))
      }
    } catch {
      isFull = true
    }
  }
}
