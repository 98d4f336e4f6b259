public import Foundation

/// Stops calling a service that fails, so that it can recover, and probes when it may be back.
///
/// All calls of one service share a breaker. Closed, it counts results over a sliding window; when
/// too many have failed it opens and refuses calls at once; after a while it is half open, and lets
/// a few calls probe, which close or open it. A result that comes late, from an earlier state, is
/// ignored; a call that was cancelled counts as none.
///
/// ```swift
/// let orders = CircuitBreaker()
///
/// try await orders.run {
///   try await withTimeout(.seconds(10)) { try await api.orders() }
/// }
/// ```
public final class CircuitBreaker: Sendable {
  private struct Shared: Sendable {
    var machine: CircuitMachine
    var state = CircuitState.closed
    var generation = 0
    var observers: [UUID: AsyncStream<CircuitState>.Continuation] = [:]
  }

  private let shared: Locked<Shared>
  private let time: ElapsedTime
  private let date: @Sendable () -> Date
  private let isFailure: @Sendable (any Error) -> Bool

  /// Creates a breaker that is closed.
  ///
  /// - Parameters:
  ///   - rule: When it opens, for how long, and what closes it again. The default is a rule with
  ///     its defaults.
  ///   - clock: The clock that measures the time. The default is a continuous clock.
  ///   - now: Tells the date, for ``CircuitState/open(until:)``. The default is the present.
  ///   - isFailure: Whether an error speaks against the service; otherwise it has answered. A
  ///     cancellation is never asked about. The default is true for errors that time can help
  ///     with, and those of which nothing is known.
  public init(
    _ rule: CircuitRule = CircuitRule(),
    clock: some Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    isFailure: @escaping @Sendable (any Error) -> Bool = { [.time, .unknown].contains($0.remedy) }
  ) {
    shared = Locked(Shared(machine: CircuitMachine(rule)))
    time = ElapsedTime(by: clock)
    date = now
    self.isFailure = isFailure
  }

  deinit {
    for observer in shared.withLock(\.observers.values) { observer.finish() }
  }

  /// Whether it lets calls through, now.
  public var state: CircuitState {
    update { machine, now in machine.advance(to: now) }
    return shared.withLock(\.state)
  }

  /// The state, and then each change of it; whoever reads slowly misses some, never the last.
  ///
  /// That it is half open is found out when somebody calls or asks; ``CircuitStatus`` asks in time.
  public var updates: AsyncStream<CircuitState> {
    let (updates, observer) = AsyncStream.makeStream(
      of: CircuitState.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    // Not at once: whoever cancels a reader holds its task's lock, for which a state that is sent to
    // it under this lock may wait.
    observer.onTermination = { [weak shared] _ in
      Task { shared?.withLock { $0.observers[id] = nil } }
    }
    shared.withLock { shared in
      shared.observers[id] = observer
      observer.yield(shared.state)
    }
    return updates
  }

  /// Runs an operation where the caller is isolated, if the breaker lets it through.
  ///
  /// - Parameter operation: What to run; it calls the service.
  /// - Returns: What the operation returns.
  /// - Throws: The error of the operation, or a ``CircuitOpenError`` if the operation was not run. If
  ///   the caller is cancelled, a `CancellationError`.
  public nonisolated(nonsending) func run<Value>(
    _ operation: nonisolated(nonsending) () async throws -> Value
  ) async throws -> Value {
    let permit = try permit()
    do {
      let value = try await operation()
      record(.success, of: permit)
      return value
    } catch {
      record(outcome(of: error), of: permit)
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }

  /// Sleeps until an open breaker is half open; returns at once when it isn't open.
  func sleepWhileOpen() async throws {
    let phase = shared.withLock(\.machine.phase)
    if case .open(let end) = phase { try await time.sleep(end - time.now()) }
  }

  private func permit() throws -> CircuitMachine.Permit {
    switch update({ machine, now in machine.admit(at: now) }) {
    case .admitted(let permit): return permit
    case .refused(let delay):
      let error = CircuitOpenError(retryAfter: delay.map(RetryAfter.atLeast))
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }

  private func record(_ outcome: CircuitMachine.Outcome, of permit: CircuitMachine.Permit) {
    update { machine, now in machine.record(outcome, of: permit, at: now) }
  }

  private func outcome(of error: any Error) -> CircuitMachine.Outcome {
    // What a cancelled call throws says nothing of the service.
    if error.endsCancelledCall { return .cancelled }
    return isFailure(error) ? .failure : .success
  }

  /// Changes the machine, and tells the observers if that has changed the state.
  private func update<Result>(_ body: (inout CircuitMachine, Duration) -> Result) -> Result {
    shared.withLock { shared in
      // Read under the lock, so that the machine's time never goes back.
      let now = time.now()
      let result = body(&shared.machine, now)
      if shared.generation != shared.machine.generation {
        shared.generation = shared.machine.generation
        shared.state = state(of: shared.machine.phase, at: now)
        for observer in shared.observers.values { observer.yield(shared.state) }
      }
      return result
    }
  }

  private func state(of phase: CircuitMachine.Phase, at now: Duration) -> CircuitState {
    switch phase {
    case .closed: .closed
    case .open(let end): .open(until: date() + (end - now) / .seconds(1))
    case .halfOpen: .halfOpen
    }
  }
}

extension RetryAfter {
  /// The whole seconds that a delay takes: whoever comes too early is refused again.
  fileprivate static func atLeast(_ delay: Duration) -> RetryAfter {
    .seconds(delay.secondsRoundedUp())
  }
}
