import Foundation
import Recourse
import RecourseTesting

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
      // Without a descriptor, the server is hindered, and tries again.
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

/// Wakes a polling thread through a pipe.
final class WakeUp: Sendable {
  /// The end of the pipe that the thread polls.
  let descriptor: Int32
  private let other: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw POSIXError.last }
    descriptor = ends[0]
    other = ends[1]
    for end in ends {
      guard fcntl(end, F_SETFD, FD_CLOEXEC) == 0, fcntl(end, F_SETFL, O_NONBLOCK) == 0
      else { throw POSIXError.last }
    }
  }

  deinit {
    close(descriptor)
    close(other)
  }

  /// Wakes the thread, or prevents its next wait.
  func callAsFunction() {
    var byte: UInt8 = 0
    // A full pipe wakes the thread as well.
    _ = write(other, &byte, 1)
  }

  /// Empties the pipe for the next wake-up.
  func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}

/// Decides which faults each request gets.
struct FaultPlan: Sendable {
  let faults: ServerFaults
  private var generator: SeededGenerator
  private var count = 0

  init(_ faults: ServerFaults, seed: UInt64) {
    self.faults = faults
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the faults of the next request: all delays, and the first other fault.
  mutating func next() -> [ServerFault] {
    // A connection that was accepted before the refusal is reset, as if it had been refused.
    guard case .rules(let rules) = faults else { return [.reset] }
    count += 1
    var chosen: [ServerFault] = []
    var isDecided = false
    for rule in rules {
      guard let fault = fault(of: rule) else { continue }
      if case .delay = fault {
        chosen.append(fault)
      } else if !isDecided {
        chosen.append(fault)
        isDecided = true
      }
    }
    return chosen
  }

  private mutating func fault(of rule: ServerFaultRule) -> ServerFault? {
    switch rule {
    case .always(let fault): fault
    case .first(let number, let fault): count <= number ? fault : nil
    case .every(let number, let fault): number > 0 && count % number == 0 ? fault : nil
    case .random(let probability, let fault):
      Double.random(in: 0..<1, using: &generator) < probability ? fault : nil
    }
  }
}
