public import Foundation

/// Stops calls to a failing service so that it can recover, and probes for the recovery.
///
/// All calls to one service share a breaker. A closed breaker counts results over a sliding
/// interval, and opens when the failure rate is too high. An open breaker refuses calls
/// immediately. After a pause the breaker becomes half-open, and admits a few probes, whose results
/// close it, or open it for a longer pause. Late results of calls from an earlier state are
/// ignored. Cancelled calls are not counted.
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

  @MainActor private var knownObserved: ObservedCircuit?
  private let shared: Locked<Shared>
  private let time: ElapsedTime
  private let date: @Sendable () -> Date
  private let isFailure: @Sendable (any Error) -> Bool

  /// Creates a closed breaker.
  ///
  /// - Parameters:
  ///   - rule: The thresholds and intervals. The default is a rule with its default values.
  ///   - clock: The clock that measures time. The default is a continuous clock.
  ///   - now: Returns the current date, for ``CircuitState/open(until:)``. The default is the
  ///     system's date.
  ///   - isFailure: Returns whether an error counts against the service; any other error counts as
  ///     a response. The closure is never called for a cancellation. The default is nil, which
  ///     counts errors whose remedy is `.transient` or `.unknown`.
  public init(
    _ rule: CircuitRule = CircuitRule(),
    clock: some Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    isFailure: (@Sendable (any Error) -> Bool)? = nil
  ) {
    shared = Locked(Shared(machine: CircuitMachine(rule)))
    time = ElapsedTime(by: clock)
    date = now
    self.isFailure = isFailure ?? { [.transient, .unknown].contains(CauseTree($0).remedy) }
  }

  deinit {
    for observer in shared.withLock(\.observers.values) { observer.finish() }
  }

  /// The current state of the breaker.
  public var state: CircuitState {
    update { machine, now in machine.advance(to: now) }
    return shared.withLock(\.state)
  }

  /// The state for views, which observe its changes.
  ///
  /// ```swift
  /// if case .open(let date) = breaker.status {
  ///   Text("Service unavailable, checking at \(date, format: .dateTime.hour().minute())")
  /// }
  /// ```
  @MainActor public var status: CircuitState { observed.state }

  @MainActor package var observed: ObservedCircuit {
    let observed = knownObserved ?? ObservedCircuit(of: self)
    knownObserved = observed
    return observed
  }

  /// The state, followed by each change; a slow consumer skips intermediate states, but never the
  /// latest.
  ///
  /// An open breaker becomes half-open only on the next call or read of ``state``. Its ``status``
  /// reads the state in time.
  public var updates: AsyncStream<CircuitState> {
    let (updates, observer) = AsyncStream.makeStream(
      of: CircuitState.self, bufferingPolicy: .bufferingNewest(1))
    let id = UUID()
    // Remove the observer in a new task. The thread that cancels a consumer holds the lock of the
    // consumer's task, and a yield under the breaker's lock may be waiting for that lock. Taking
    // the breaker's lock here would deadlock.
    observer.onTermination = { [weak shared] _ in
      Task { shared?.withLock { $0.observers[id] = nil } }
    }
    shared.withLock { shared in
      shared.observers[id] = observer
      observer.yield(shared.state)
    }
    return updates
  }

  /// Runs an operation on the caller's actor if the breaker admits the call.
  ///
  /// - Parameter operation: The operation, which calls the service.
  /// - Returns: The value that the operation returns.
  /// - Throws: The operation's error, or a ``CircuitOpenError`` if the breaker refused the call. If
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

  /// The end of the pause before an open breaker becomes half-open, with the time that measures
  /// it; nil in any other state.
  var pause: (end: Duration, time: ElapsedTime)? {
    guard case .open(let end) = shared.withLock(\.machine.phase) else { return nil }
    return (end, time)
  }

  private func permit() throws -> CircuitMachine.Permit {
    switch update({ machine, now in machine.admit(at: now) }) {
    case .admitted(let permit): return permit
    case .refused(let delay):
      GuardScope.send(.refused)
      let error = CircuitOpenError(retryAfter: delay.map(RetryAfter.atLeast))
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }

  private func record(_ outcome: CircuitMachine.Outcome, of permit: CircuitMachine.Permit) {
    update { machine, now in machine.record(outcome, of: permit, at: now) }
  }

  private func outcome(of error: any Error) -> CircuitMachine.Outcome {
    // The error of a cancelled call is no evidence about the service.
    if error.endsCancelledCall { return .cancelled }
    return isFailure(error) ? .failure : .success
  }

  /// Mutates the machine, and notifies the observers if the state has changed.
  private func update<Result>(_ body: (inout CircuitMachine, Duration) -> Result) -> Result {
    let (result, change) = shared.withLock { shared -> (Result, GuardEvent.Kind?) in
      // Read under the lock, so that the machine's time never runs backwards.
      let now = time.now()
      let result = body(&shared.machine, now)
      guard shared.generation != shared.machine.generation else { return (result, nil) }
      shared.generation = shared.machine.generation
      shared.state = state(of: shared.machine.phase, at: now)
      for observer in shared.observers.values { observer.yield(shared.state) }
      return (result, event(of: shared.machine.phase, at: now))
    }
    if let change { GuardScope.send(change) }
    return result
  }

  private func state(of phase: CircuitMachine.Phase, at now: Duration) -> CircuitState {
    switch phase {
    case .closed: .closed
    case .open(let end): .open(until: date() + (end - now) / .seconds(1))
    case .halfOpen: .halfOpen
    }
  }

  private func event(of phase: CircuitMachine.Phase, at now: Duration) -> GuardEvent.Kind {
    switch phase {
    case .closed: .closed
    case .open(let end): .opened(for: end - now)
    case .halfOpen: .halfOpened
    }
  }
}
