public import Foundation
public import Observation

/// Loads a value for all who want it, one run at a time, and keeps the value when a reload fails.
///
/// Each function returns when the run ends. A caller whose task is cancelled leaves at once, without
/// disturbing the others; when the last one leaves, the run is cancelled, as with ``cancel()``. So a
/// view that loads in its `.task` ends the run by leaving the screen.
///
/// When a run fails for good, the failure is reported, with the origin `.firstLoad` or `.refresh`. Where
/// it is presented, a person can try again. A new value resolves the report, and so does another
/// identity. A failure that a `ThrowingView` shows is not presented a second time.
///
/// An attempt that exceeds its time limit is cancelled. If the operation ignores that, the next
/// attempt waits until the operation has returned, within the attempt's own time limit: the operation
/// never runs beside itself for the sake of a retry.
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
  private var retrying: LoadRetrying
  /// Reports the failures, and knows the views that show the loader.
  package let reporter: LoadReporter
  private var callers: [LoadCaller: CheckedContinuation<Void, Never>] = [:]
  private var lastCaller = 0
  /// The attempt with its time limit, or the wait, that is under way.
  private var tasks: [Task<Void, Never>] = [] {
    didSet {
      for task in oldValue { task.cancel() }
    }
  }
  /// The latest call of the operation that has exceeded its time limit, which may still be running.
  private var overdue: Task<Void, Never>?

  /// Creates a loader of an operation that reports how far it is.
  ///
  /// - Parameters:
  ///   - retry: When a failed attempt is repeated by itself. The default is never.
  ///   - budget: What limits the retries of all that share it. The default is nil: nothing.
  ///   - network: What a retry waits for, instead of its delay, while the network can't be
  ///     reached. The default is nil: nothing.
  ///   - router: Where failures are reported. The default is nil: to the router around the view that
  ///     shows the loader, and otherwise to standard error.
  ///   - clock: What tells the time between attempts. The default is the continuous clock.
  ///   - now: Tells the date, for errors that ask for one. The default is the present.
  ///   - generator: Makes the delays differ. The default is the system's generator.
  ///   - fileID: The file that failures are reported from. The default is the caller's.
  ///   - line: The line that failures are reported from. The default is the caller's.
  ///   - operation: Loads the value.
  nonisolated public init(
    retry: RetrySchedule = .never,
    budget: RetryBudget? = nil,
    network: NetworkSignal? = nil,
    router: ErrorRouter? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    generator: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @MainActor (LoadProgress) async throws -> Value
  ) {
    retrying = LoadRetrying(
      schedule: retry, budget: budget, network: network, clock: clock, now: now,
      generator: generator)
    reporter = LoadReporter(
      router: router, source: ErrorReport.Source(fileID: fileID, line: line))
    self.operation = operation
  }

  /// What there is of the value.
  public var state: LoadState<Value> {
    change.observe()
    return machine.state
  }

  /// Loads the value unless it is there: joins the run under way, or starts one.
  ///
  /// It doesn't shorten the wait for an automatic retry.
  public func load() async {
    await call { machine, caller in machine.load(by: caller) }
  }

  /// Loads the value of an identity.
  ///
  /// Another identity than the last cancels its run and drops its value: what belongs to one thing
  /// is never shown for another. For the same identity it does what ``load()`` does, and the next
  /// attempt takes the new operation.
  ///
  /// - Parameters:
  ///   - id: What the value belongs to.
  ///   - operation: Loads the value of this identity, and reports how far it is.
  public func load(
    id: some Hashable, operation: @escaping @MainActor (LoadProgress) async throws -> Value
  ) async {
    await call { machine, caller in
      self.operation = operation
      return machine.load(AnyHashable(id), by: caller)
    }
  }

  /// Loads the value of an identity, with an operation that doesn't report how far it is.
  ///
  /// - Parameters:
  ///   - id: What the value belongs to.
  ///   - operation: Loads the value of this identity.
  public func load(
    id: some Hashable, operation: @escaping @MainActor () async throws -> Value
  ) async {
    await load(id: id) { _ in try await operation() }
  }

  /// Loads the value again: joins the attempt under way, or starts one and ends the wait for it.
  ///
  /// The value stays until there is a new one.
  public func reload() async {
    await call { machine, caller in machine.reload(by: caller) }
  }

  /// Tries again what has failed, as ``reload()`` does; does nothing when nothing has failed.
  public func retry() async {
    await call { machine, caller in machine.retry(by: caller) }
  }

  /// Cancels the run for all who wait for it, and gives back the state before it.
  ///
  /// A failure that was shown stays, without its countdown. What the operation returns or throws
  /// afterwards is ignored. The next run doesn't wait for the operation to return, unless the operation
  /// has exceeded a time limit.
  public func cancel() {
    perform(machine.cancel())
  }
}

extension Loader {
  /// Waits until the machine lets the caller return, or until its task is cancelled.
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
      // Its turn on the main actor comes after the call has begun, however early it is cancelled.
      Task { @MainActor in perform(machine.leave(caller)) }
    }
  }

  private func perform(_ steps: [LoadMachine<Value>.Step]) {
    for step in steps {
      switch step {
      case .attempt(let attempt): start(attempt)
      case .wait(let countdown): start(countdown)
      case .rest: tasks = []
      case .show: change.announce()
      case .report(let failure, let origin):
        reporter.report(failure, origin: origin) { [weak self] in await self?.retry() }
      case .record(let failure, let origin): reporter.record(failure, origin: origin)
      case .resolve:
        // Another identity has another operation, and a success was waited for.
        overdue = nil
        reporter.resolve()
      case .release(let released):
        for caller in released { callers.removeValue(forKey: caller)?.resume() }
      }
    }
  }

  // The tasks don't hold the loader, so an operation that doesn't end can't keep it. Its callers do:
  // while there is a run, there is a loader, and nothing is left to cancel when it goes.

  private func start(_ attempt: LoadAttempt) {
    let limit = retrying.begin(attempt)
    let progress = LoadProgress { [weak self] fraction in
      guard let self else { return }
      perform(machine.report(fraction, of: attempt))
    }
    let call = Task { [weak self, operation, overdue] in
      await overdue?.value
      guard !Task.isCancelled else { return }
      do {
        let value = try await operation(progress)
        self?.succeed(attempt, with: value)
      } catch {
        self?.fail(attempt, with: error)
      }
    }
    var tasks = [call]
    if let limit {
      tasks.append(
        Task { [weak self, time = retrying.time] in
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
        [weak self, clock = retrying.clock, network = retrying.network, rest = retrying.rest] in
        // It throws when the wait was cancelled, and then another step was taken already.
        let wait: Void? = try? await countdown.run(on: clock, network: network, within: rest)
        if wait != nil { self?.endWait(countdown) }
      }
    ]
  }

  private func succeed(_ attempt: LoadAttempt, with value: Value) {
    retrying.budget?.deposit()
    perform(machine.succeed(attempt, with: value))
  }

  private func fail(_ attempt: LoadAttempt, with error: any Error) {
    let steps = machine.fail(attempt, with: error) { failures in
      switch retrying.decide(after: error, noting: &failures) {
      case .stop: .stop
      case .retry(.zero, _) where retrying.network == nil: .attempt
      case .retry(let delay, let reason):
        .wait(RetryCountdown(delay, reason: reason) { [weak self] in self?.endWait($0) })
      }
    }
    perform(steps)
  }

  private func endWait(_ countdown: RetryCountdown) {
    let isTimeUp = retrying.rest.map { $0 <= .zero } ?? false
    perform(isTimeUp ? machine.giveUp(countdown) : machine.endWait(countdown))
  }
}

extension Loader: CustomReflectable {
  /// A mirror without children, so that no dump shows what an error carries.
  nonisolated public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
