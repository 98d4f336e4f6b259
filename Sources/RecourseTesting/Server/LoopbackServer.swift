public import Foundation

/// An HTTP server on this machine's loopback address, with faults that can be set while it runs.
///
/// Nothing is simulated between it and the code under test: a connection that it refuses is really
/// refused, and an answer that it cuts off really ends early. Only this machine can reach it. It
/// answers one request per connection, and it stops when nobody has it any more.
///
/// ```swift
/// let server = try LoopbackServer(["/orders": .json("[]")])
/// server.faults = [.first(2, .status(503))]
/// let orders = try await api.orders(from: server.url.appending(path: "orders"))
/// #expect(server.requests.count == 3)
/// ```
public final class LoopbackServer: Sendable {
  /// The server's address, with a port that the system has chosen.
  public let url: URL
  private let core: ServerCore

  /// Starts a server whose answers a closure gives.
  ///
  /// - Parameters:
  ///   - seed: Where the chance of ``ServerFaultRule/random(_:_:)`` begins. The default is 0, so
  ///     that each run is like the last.
  ///   - clock: What ``ServerFault/delay(_:)`` waits by. The default is the continuous clock.
  ///   - respond: Gives the answer, on the server's own thread, one request at a time. It isn't
  ///     called for a fault that comes instead of an answer. It keeps what it captures alive, so it
  ///     must not capture the server.
  /// - Throws: `POSIXError` when the system has no socket left.
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

  /// Starts a server whose answers are in a table.
  ///
  /// - Parameters:
  ///   - responses: The answers by path, such as `/orders`. Any other path is answered by 404.
  ///   - seed: Where the chance of ``ServerFaultRule/random(_:_:)`` begins. The default is 0, so
  ///     that each run is like the last.
  ///   - clock: What ``ServerFault/delay(_:)`` waits by. The default is the continuous clock.
  /// - Throws: `POSIXError` when the system has no socket left.
  public convenience init(
    _ responses: [String: ServerResponse], seed: UInt64 = 0,
    clock: any Clock<Duration> = ContinuousClock()
  ) throws {
    try self.init(seed: seed, clock: clock) { responses[$0.path] ?? ServerResponse(status: 404) }
  }

  deinit {
    core.stop()
  }

  /// What goes wrong from now on; the default is that nothing does.
  ///
  /// Setting it begins the counts and the chance of its rules anew. Requests that have arrived keep
  /// the faults that they have. When a refusal is set, connections are refused at once.
  public var faults: ServerFaults {
    get { core.faults }
    set { core.faults = newValue }
  }

  /// The requests that have arrived, in order; one that was refused has not.
  public var requests: [ServedRequest] { core.requests }

  /// What happens from now on, for as many readers as there are; it ends with the server.
  ///
  /// - Returns: A stream that misses nothing from this call on, and doesn't keep the server alive.
  public func events() -> AsyncStream<ServerEvent> { core.events() }

  /// Stops the server: connections are refused, and those that are open are closed.
  public func stop() { core.stop() }
}
