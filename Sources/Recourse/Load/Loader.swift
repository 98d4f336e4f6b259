public import Observation

/// Loads a value for any number of callers, one run at a time, and keeps the value if a reload
/// fails.
///
/// Each function returns when the run ends. If a caller's task is cancelled, its call returns
/// immediately without affecting the other callers. When the last caller leaves, the run is
/// cancelled as with ``cancel()``. A view that loads in its `.task` therefore cancels the run by
/// leaving the screen.
///
/// When a run fails for good, the failure is reported with the origin `.firstLoad` or `.refresh`.
/// While the report is presented, a person can try again. The report is resolved by a new value,
/// and by a load of another identity. A failure that a `ThrowingView` shows is not presented a
/// second time.
///
/// An attempt that exceeds its time limit is cancelled. If the operation ignores the cancellation,
/// the next attempt waits, within its own time limit, until the operation has returned. A retry
/// therefore never runs the operation concurrently with itself.
///
/// ```swift
/// let orders = Loader(retry: .standard, router: router) { try await api.orders() }
/// await orders.load()
/// for order in orders.state.value ?? [] { print(order) }
/// ```
@MainActor
public final class Loader<Value: Sendable>: Observable {
  private var machine = LoadMachine<Value>()
  private let change = ObservedChange()
  private var operation: @MainActor (LoadProgress) async throws -> Value
  private var run: RetryRun
  /// Reports the failures, and keeps track of the views that show the loader.
  package let reporter: LoadReporter
  private var callers: [LoadCaller: CheckedContinuation<Void, Never>] = [:]
  private var lastCaller = 0
  /// The attempt in progress with its time limit, or the wait in progress.
  private var tasks: [Task<Void, Never>] = [] {
    didSet {
      for task in oldValue { task.cancel() }
    }
  }
  /// The latest call of the operation that exceeded its time limit, which may still be running.
  private var overdue: Task<Void, Never>?

  /// Creates a loader for an operation that reports its progress.
  ///
  /// - Parameters:
  ///   - retry: The schedule of automatic retries. The default is `.never`.
  ///   - context: The budget, the network signal, the clock and the randomness of the retries. The
  ///     default has no budget and no network signal.
  ///   - router: The router that receives the failures. The default is nil, which uses the router
  ///     around the view that shows the loader, or else standard error.
  ///   - fileID: The file to report failures from. The default is the caller's file.
  ///   - line: The line to report failures from. The default is the caller's line.
  ///   - operation: Loads the value. The default is cancelled immediately, for a loader that gets
  ///     its operation from `load(id:operation:)`.
  nonisolated public init(
    retry: RetrySchedule = .never,
    context: RetryContext = RetryContext(),
    router: ErrorRouter? = nil,
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value = { _ in
      throw CancellationError()
    }
  ) {
    run = RetryRun(retry, idempotency: .idempotent, context: context)
    reporter = LoadReporter(
      router: router, source: ErrorReport.Source(fileID: fileID, line: line))
    self.operation = operation
  }

  /// Creates a loader for an operation that doesn't report its progress.
  ///
  /// - Parameters:
  ///   - retry: The schedule of automatic retries. The default is `.never`.
  ///   - context: The budget, the network signal, the clock and the randomness of the retries. The
  ///     default has no budget and no network signal.
  ///   - router: The router that receives the failures. The default is nil, which uses the router
  ///     around the view that shows the loader, or else standard error.
  ///   - fileID: The file to report failures from. The default is the caller's file.
  ///   - line: The line to report failures from. The default is the caller's line.
  ///   - operation: Loads the value.
  nonisolated public convenience init(
    retry: RetrySchedule = .never,
    context: RetryContext = RetryContext(),
    router: ErrorRouter? = nil,
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor () async throws -> Value
  ) {
    self.init(retry: retry, context: context, router: router, fileID: fileID, line: line) { _ in
      try await operation()
    }
  }

  /// The state of the value.
  public var state: LoadState<Value> {
    change.observe()
    return machine.state
  }

  /// The failure since which no value has arrived, also while another attempt is in progress.
  package var lastFailure: LoadFailure? {
    change.observe()
    return machine.lastFailure
  }

  /// Loads the value unless it is already loaded, by joining the run in progress or starting one.
  ///
  /// The call doesn't shorten the wait for an automatic retry.
  public func load() async {
    await call { machine, caller in machine.load(by: caller) }
  }

  /// Loads the value for an identity.
  ///
  /// If the identity differs from the last one, its run is cancelled and its value is dropped, so
  /// that a value never appears under the wrong identity. For the same identity, the call behaves
  /// like ``load()``, and the next attempt uses the new operation.
  ///
  /// - Parameters:
  ///   - id: The identity that the value belongs to.
  ///   - operation: Loads the value for this identity, and reports its progress.
  public func load(
    id: some Hashable, operation: @escaping @MainActor (LoadProgress) async throws -> Value
  ) async {
    await call { machine, caller in
      self.operation = operation
      return machine.load(AnyHashable(id), by: caller)
    }
  }

  /// Loads the value for an identity, with an operation that doesn't report its progress.
  ///
  /// - Parameters:
  ///   - id: The identity that the value belongs to.
  ///   - operation: Loads the value for this identity.
  public func load(
    id: some Hashable, operation: @escaping @MainActor () async throws -> Value
  ) async {
    await load(id: id) { _ in try await operation() }
  }

  /// Loads the value again, by joining the attempt in progress or starting one, which ends a wait.
  ///
  /// The value stays until the new value arrives.
  public func reload() async {
    await call { machine, caller in machine.reload(by: caller) }
  }

  /// Retries a failed load like ``reload()``; does nothing if nothing has failed.
  public func retry() async {
    await call { machine, caller in machine.retry(by: caller) }
  }

  /// Cancels the run for all callers, and restores the state before the run.
  ///
  /// A failure that was already shown stays, without its countdown. A later result or error of the
  /// operation is ignored. The next run doesn't wait for the operation to return, unless the
  /// operation has exceeded a time limit.
  public func cancel() {
    perform(machine.cancel())
  }
}

extension Loader {
  /// Waits until the machine releases the caller, or until the caller's task is cancelled.
  private func call(
    _ event: (inout LoadMachine<Value>, LoadCaller) -> [LoadMachine<Value>.Step]
  ) async {
    guard !Task.isCancelled else { return }
    lastCaller += 1
    let caller = LoadCaller(number: lastCaller)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        callers[caller] = continuation
        perform(event(&machine, caller))
      }
    } onCancel: {
      // Even an early cancellation runs on the main actor only after the call has begun.
      Task { @MainActor in perform(machine.leave(caller)) }
    }
  }

  private func perform(_ steps: [LoadMachine<Value>.Step]) {
    for step in steps {
      switch step {
      case .attempt(let attempt): start(attempt)
      case .wait(let countdown): start(countdown)
      case .rest: tasks = []
      case .keep: reporter.cancel()
      case .show: change.announce()
      case .report(let failure, let origin):
        reporter.report(failure, origin: origin) { [weak self] in await self?.retry() }
      case .record(let failure, let origin): reporter.record(failure, origin: origin)
      case .resolve:
        // Another identity has another operation, and a successful attempt has already waited.
        overdue = nil
        if case .loaded = machine.state { reporter.succeed() } else { reporter.resolve() }
      case .release(let released):
        for caller in released { callers.removeValue(forKey: caller)?.resume() }
      }
    }
  }

  // The tasks don't retain the loader, so an operation that never ends can't keep the loader alive.
  // The callers do retain it: while a run is in progress, the loader exists, and its
  // deinitialization leaves nothing to cancel.

  private func start(_ attempt: LoadAttempt) {
    if attempt.number == 1 {
      run.restart()
      reporter.begin()
    }
    let progress = LoadProgress { [weak self] fraction in
      guard let self else { return }
      perform(machine.report(fraction, of: attempt))
    }
    let catalog = run.context.catalog ?? .current
    let call = Task { [weak self, operation, overdue, weak reporter] in
      await overdue?.value
      guard !Task.isCancelled else { return }
      await catalog.during {
        do {
          let value = try await ErrorContext().run {
            try await reporter?.simulateFailure()
            return try await operation(progress)
          }
          self?.succeed(attempt, with: value)
        } catch {
          self?.fail(attempt, with: error)
        }
      }
    }
    var tasks = [call]
    if let limit = run.attemptLimit {
      tasks.append(
        Task { [weak self, time = run.time] in
          guard (try? await time.sleep(limit)) != nil else { return }
          self?.overdue = call
          self?.fail(attempt, with: TimeoutError(limit: limit))
        })
    }
    self.tasks = tasks
  }

  private func start(_ countdown: RetryCountdown) {
    tasks = [
      Task {
        [
          weak self, clock = run.clock, network = run.context.network,
          limit = run.networkLimit(countdown.reason)
        ] in
        // The call throws if the wait was cancelled, in which case another step has already been
        // taken.
        let wait: Void? = try? await countdown.run(on: clock, network: network, within: limit)
        if wait != nil { self?.endWait(countdown) }
      }
    ]
  }

  private func succeed(_ attempt: LoadAttempt, with value: Value) {
    run.context.budget?.deposit()
    perform(machine.succeed(attempt, with: value))
  }

  private func fail(_ attempt: LoadAttempt, with error: any Error) {
    let steps = machine.fail(attempt, with: error) { failures in
      switch run.decide(after: error, noting: &failures) {
      case .stop: .stop
      case .retry(.zero, let reason) where run.networkLimit(reason) == nil: .attempt
      case .retry(let delay, let reason):
        .wait(RetryCountdown(delay, reason: reason) { [weak self] in self?.endWait($0) })
      }
    }
    perform(steps)
  }

  private func endWait(_ countdown: RetryCountdown) {
    let isTimeUp = run.rest.map { $0 <= .zero } ?? false
    perform(isTimeUp ? machine.giveUp(countdown) : machine.endWait(countdown))
  }
}

extension Loader: HiddenFromMirrors {}
