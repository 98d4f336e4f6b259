public import Foundation

/// An HTTP server on the loopback address of this machine, whose faults can be set at run time.
///
/// Nothing between the server and the code under test is simulated: the system really refuses a
/// refused connection, and a truncated response really ends early. Only this machine can reach the
/// server. Each connection serves a single request. Releasing the server stops it.
///
/// ```swift
/// let server = try LoopbackServer(["/orders": .json("[]")])
/// server.faults = [.first(2, .status(503))]
/// let orders = try await withRetry(.constant(.zero, maxAttempts: 3), idempotency: .idempotent) {
///   try await api.orders(from: server.url.appending(path: "orders"))
/// }
/// #expect(server.requests.count == 3)
/// ```
public final class LoopbackServer: Sendable {
  /// The address of the server, with a port that the system has chosen.
  public let url: URL
  private let core: ServerCore

  /// Starts a server that gets its responses from a closure.
  ///
  /// - Parameters:
  ///   - seed: The seed for ``ServerFaultRule/random(_:_:)``. The default is 0, so that all runs
  ///     are alike.
  ///   - clock: The clock for ``ServerFault/delay(_:)``. The default is the continuous clock.
  ///   - respond: Returns the response to a request, on the server's own thread, one request at a
  ///     time. The closure isn't called for a fault that replaces the response. Its captures live
  ///     as long as the server runs, so the closure must not capture the server.
  /// - Throws: `POSIXError` if the system has no socket left.
  public init(
    seed: UInt64 = 0, clock: any Clock<Duration> = ContinuousClock(),
    respond: @escaping @Sendable (ServerRequest) -> ServerResponse
  ) throws {
    let listener = try Listener()
    guard let url = URL(string: "http://127.0.0.1:\(listener.port)/") else {
      throw POSIXError(.EADDRNOTAVAIL)
    }
    let core = try ServerCore(listener: listener, seed: seed, clock: clock, respond: respond)
    self.url = url
    self.core = core
    let thread = Thread {
      var loop = ServerLoop(core: core)
      loop.run()
    }
    thread.name = "LoopbackServer"
    thread.start()
  }

  /// Starts a server that gets its responses from a table.
  ///
  /// - Parameters:
  ///   - responses: The responses by path, such as `/orders`. For any other path, the response is
  ///     404.
  ///   - seed: The seed for ``ServerFaultRule/random(_:_:)``. The default is 0, so that all runs
  ///     are alike.
  ///   - clock: The clock for ``ServerFault/delay(_:)``. The default is the continuous clock.
  /// - Throws: `POSIXError` if the system has no socket left.
  public convenience init(
    _ responses: [String: ServerResponse], seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    try self.init(seed: seed, clock: clock) { responses[$0.path] ?? ServerResponse(status: 404) }
  }

  deinit {
    core.stop()
  }

  /// The faults of requests from now on; the default is none.
  ///
  /// Setting the property restarts the counts and the random numbers of the rules. Requests that
  /// have already arrived keep their faults. Setting ``ServerFaults/refuse`` refuses connections
  /// immediately.
  public var faults: ServerFaults {
    get { core.faults }
    set { core.faults = newValue }
  }

  /// The requests that have arrived, in order; a refused request is not one of them.
  ///
  /// The server keeps all requests with their bodies.
  public var requests: [ServerRequest] { core.requests }

  /// Returns a stream of the events from now on, which ends with the server.
  ///
  /// A stream is for one reader; any number of readers can call this method.
  ///
  /// - Returns: A stream that misses no event after this call, and doesn't retain the server.
  public func events() -> AsyncStream<ServerEvent> { core.events() }

  /// Stops the server: new connections are refused, and open connections are closed.
  package func stop() { core.stop() }
}

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
