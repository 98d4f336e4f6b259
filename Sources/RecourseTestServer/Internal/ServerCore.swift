import Foundation
import Recourse

/// The state that a server's thread shares with the threads that use the server.
final class ServerCore: Sendable {
  /// Wakes the server's thread.
  let wakeUp: WakeUp
  /// The clock for delays.
  let clock: any Clock<Duration>
  private let seed: UInt64
  private let respond: @Sendable (ServerRequest) -> ServerResponse
  private let state: Locked<State>

  private struct State: Sendable {
    /// The listener; nil after the server was stopped.
    var listener: Listener?
    var plan: FaultPlan
    var requests: [ServerRequest] = []
    /// The connections whose delay has ended.
    var due: [Connection.ID] = []
    var readers: [UUID: AsyncStream<ServerEvent>.Continuation] = [:]

    func send(_ event: ServerEvent) {
      for reader in readers.values { reader.yield(event) }
    }
  }

  init(
    listener: Listener, seed: UInt64, clock: any Clock<Duration>,
    respond: @escaping @Sendable (ServerRequest) -> ServerResponse
  ) throws {
    wakeUp = try WakeUp()
    self.clock = clock
    self.seed = seed
    self.respond = respond
    state = Locked(State(listener: listener, plan: FaultPlan([], seed: seed)))
  }

  var faults: ServerFaults {
    get { state.withLock { $0.plan.faults } }
    set {
      state.withLock { state in
        state.plan = FaultPlan(newValue, seed: seed)
        if newValue == .refuse {
          state.listener?.refuse()
        } else {
          // If listening fails now, the server's thread tries again.
          try? state.listener?.listen()
        }
        state.send(.faultsChanged(newValue))
      }
      wakeUp()
    }
  }

  var requests: [ServerRequest] { state.withLock(\.requests) }

  func events() -> AsyncStream<ServerEvent> {
    let (stream, reader) = AsyncStream.makeStream(of: ServerEvent.self)
    let id = UUID()
    let isOpen = state.withLock { state in
      guard state.listener != nil else { return false }
      state.readers[id] = reader
      return true
    }
    guard isOpen else {
      reader.finish()
      return stream
    }
    // Not immediately: a thread that cancels a reader holds the lock of the reader's task, and an
    // event sent to the reader under this lock may wait for that lock.
    reader.onTermination = { [weak self] _ in
      Task { self?.state.withLock { $0.readers[id] = nil } }
    }
    return stream
  }

  func stop() {
    let readers = state.withLock { state in
      state.listener?.refuse()
      state.listener = nil
      defer { state.readers = [:] }
      return state.readers
    }
    for reader in readers.values { reader.finish() }
    wakeUp()
  }

  /// The state of the listener that the server's thread polls.
  enum Listening: Sendable {
    case at(Int32)
    case refusing
    /// Connections should be accepted, but the system can't do so at the moment.
    case hindered
    case stopped
  }

  var listening: Listening {
    state.withLock { state in
      guard state.listener != nil else { return .stopped }
      guard state.plan.faults != .refuse else { return .refusing }
      try? state.listener?.listen()
      return state.listener?.descriptor.map(Listening.at) ?? .hindered
    }
  }

  /// Returns the next pending connection; nil if there is none.
  func accept() throws -> Socket? {
    try state.withLock { try $0.listener?.accept() }
  }

  /// Records a request with its number and the faults that are chosen for it.
  func arrived(_ request: ServerRequest) -> ServerRequest {
    state.withLock { state in
      var request = request
      request.id = state.requests.count + 1
      request.faults = state.plan.next()
      state.requests.append(request)
      state.send(.arrived(request))
      return request
    }
  }

  /// Returns the answer to a recorded request.
  func answer(to request: ServerRequest) -> Answer {
    Answer(to: request.method, faults: request.faults) { respond(request) }
  }

  func ended(_ request: ServerRequest, status: Int?) {
    state.withLock { $0.send(.ended(request, status: status)) }
  }

  /// Records that the delay of a connection has ended.
  func delayEnded(of connection: Connection.ID) {
    state.withLock { $0.due.append(connection) }
    wakeUp()
  }

  /// Returns the connections whose delay has ended since the last call.
  func takeDue() -> [Connection.ID] {
    state.withLock { state in
      defer { state.due = [] }
      return state.due
    }
  }
}
