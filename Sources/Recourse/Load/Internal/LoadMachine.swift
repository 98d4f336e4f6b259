/// Decides the state, the activity and the waiting callers of a loader.
///
/// The machine holds no task and no clock, so its rules can be tested as plain values. Each event
/// returns the steps to take in order. The step that shows the state is the last, because observers
/// may call back. An event of an attempt that isn't in progress changes nothing.
///
/// A run is an attempt, or the wait for the next attempt. The run lives as long as a caller waits
/// for it.
package struct LoadMachine<Value> {
  /// The state while no run is in progress: idle, loaded, or failed without a countdown.
  private var settled = LoadState<Value>.idle
  private var run: Run?
  private var key: AnyHashable?
  private var lastAttempt = 0

  /// Creates a machine without a loaded value.
  package init() {}

  /// The state to show; after the cancellation of a run, the last settled state.
  package var state: LoadState<Value> {
    switch run?.activity {
    case nil: settled
    case .attempt(_, let progress): .loading(previous: settled.value, progress: progress)
    case .wait(_, let failure): .failed(failure, previous: settled.value)
    }
  }

  /// The failure since which no value has arrived, also while another attempt is in progress.
  package var lastFailure: LoadFailure? { settled.failure }

  /// Lets a caller join the run in progress, or starts a run unless there is a value.
  package mutating func load(by caller: LoadCaller) -> [Step] {
    if join(caller) { return [] }
    if case .loaded = settled { return [.release([caller])] }
    return start(for: caller)
  }

  /// Loads the value of a key for a caller; a different key ends the old run and drops its value.
  package mutating func load(_ key: AnyHashable, by caller: LoadCaller) -> [Step] {
    guard key != self.key else { return load(by: caller) }
    let ending = cancelRun()
    self.key = key
    settled = .idle
    return ending + [.resolve] + start(for: caller)
  }

  /// Lets a caller join the attempt in progress, end a wait, or start a run.
  package mutating func reload(by caller: LoadCaller) -> [Step] {
    join(caller) ? skipWait() : start(for: caller)
  }

  /// Retries a failed load for a caller; does nothing if nothing has failed.
  package mutating func retry(by caller: LoadCaller) -> [Step] {
    if run == nil, settled.failure == nil { return [.release([caller])] }
    return reload(by: caller)
  }

  /// Removes a caller that no longer waits; the last caller to leave cancels the run.
  package mutating func leave(_ caller: LoadCaller) -> [Step] {
    guard let callers = run?.callers, callers.contains(caller) else { return [] }
    if callers.count == 1 { return cancel() }
    run?.callers.remove(caller)
    return [.release([caller])]
  }

  /// Cancels the run without a result.
  package mutating func cancel() -> [Step] {
    run == nil ? [] : cancelRun() + [.keep, .show]
  }

  /// Ends the run with the value of an attempt.
  package mutating func succeed(_ attempt: LoadAttempt, with value: Value) -> [Step] {
    guard isUnderWay(attempt) else { return [] }
    settled = .loaded(value)
    return endRun() + [.resolve, .show]
  }

  /// Handles an error of an attempt; a cancellation ends the run, even if no caller has cancelled.
  ///
  /// - Parameters:
  ///   - attempt: The attempt.
  ///   - error: The error that the attempt threw.
  ///   - decide: Records the failure and returns the next activity; called only if the failure
  ///     counts.
  /// - Returns: The steps to take.
  package mutating func fail(
    _ attempt: LoadAttempt, with error: any Error, decide: (inout [FailedAttempt]) -> Next
  ) -> [Step] {
    guard isUnderWay(attempt) else { return [] }
    guard !CauseTree(error).isCancellation else { return cancel() }
    var failures = run?.failure?.attempts ?? []
    let next = decide(&failures)
    let failure = LoadFailure(error, attempts: failures)
    run?.failure = failure
    if case .attempt = next { return [attemptAgain(), .show] }
    settled = settled.failing(failure)
    guard case .wait(let countdown) = next, let failure = settled.failure else { return fail() }
    run?.activity = .wait(countdown, failure.waiting(for: countdown))
    return [.wait(countdown), .show]
  }

  /// Starts the next attempt after a wait that is over or was skipped.
  package mutating func endWait(_ countdown: RetryCountdown) -> [Step] {
    guard case .wait(countdown, _) = run?.activity else { return [] }
    return skipWait()
  }

  /// Ends the run because a wait has used up the remaining time.
  package mutating func giveUp(_ countdown: RetryCountdown) -> [Step] {
    guard case .wait(countdown, _) = run?.activity else { return [] }
    return fail()
  }

  /// Updates the progress of an attempt.
  package mutating func report(_ progress: Double, of attempt: LoadAttempt) -> [Step] {
    guard case .attempt(attempt, let last) = run?.activity, last != progress else { return [] }
    run?.activity = .attempt(attempt, progress: progress)
    return [.show]
  }
}

extension LoadMachine {
  /// A step for a loader to take; a step that starts something ends the previous activity.
  package enum Step: Equatable {
    /// Run the operation.
    case attempt(LoadAttempt)
    /// Wait for the next attempt.
    case wait(RetryCountdown)
    /// Run nothing.
    case rest
    /// Keep the result before the run, which was cancelled.
    case keep
    /// Show the machine's state.
    case show
    /// Let callers return.
    case release(Set<LoadCaller>)
    /// Report the final failure of a run.
    case report(LoadFailure, ErrorOrigin)
    /// Record a failure of a run that was cancelled afterwards.
    case record(LoadFailure, ErrorOrigin)
    /// Resolve the reports.
    case resolve
  }

  /// The next activity after a failed attempt.
  package enum Next {
    /// The next attempt, immediately.
    case attempt
    /// The next attempt, after a wait that is visible to the person.
    case wait(RetryCountdown)
    /// No activity, because the next attempt is up to the person.
    case stop
  }

  /// The activity in progress, and the callers that wait for it.
  private struct Run {
    var callers: Set<LoadCaller>
    var activity: Activity
    /// The failure of the latest attempt; nil before the first one has failed.
    var failure: LoadFailure?
  }

  /// The single activity of a run at a time.
  private enum Activity {
    case attempt(LoadAttempt, progress: Double?)
    case wait(RetryCountdown, LoadFailure)
  }
}

extension LoadMachine {
  private func isUnderWay(_ attempt: LoadAttempt) -> Bool {
    if case .attempt(attempt, _) = run?.activity { true } else { false }
  }

  private mutating func join(_ caller: LoadCaller) -> Bool {
    run?.callers.insert(caller) != nil
  }

  private mutating func start(for caller: LoadCaller) -> [Step] {
    let attempt = nextAttempt(number: 1)
    run = Run(callers: [caller], activity: .attempt(attempt, progress: nil))
    return [.attempt(attempt), .show]
  }

  private mutating func skipWait() -> [Step] {
    if case .wait = run?.activity { [attemptAgain(), .show] } else { [] }
  }

  private mutating func attemptAgain() -> Step {
    let attempt = nextAttempt(number: (run?.failure?.attempts.count ?? 0) + 1)
    run?.activity = .attempt(attempt, progress: nil)
    return .attempt(attempt)
  }

  private mutating func nextAttempt(number: Int) -> LoadAttempt {
    lastAttempt += 1
    return LoadAttempt(id: lastAttempt, number: number)
  }

  /// Ends the run with the settled failure.
  private mutating func fail() -> [Step] {
    endRun() + (settled.failure.map { [.report($0, origin)] } ?? []) + [.show]
  }

  /// Ends the run for all callers, and records its last failure, whose retry is cancelled.
  private mutating func cancelRun() -> [Step] {
    let failure = run?.failure
    return endRun() + (failure.map { [.record($0, origin)] } ?? [])
  }

  private var origin: ErrorOrigin {
    settled.value == nil || settled.failure?.isBesidePart == true ? .firstLoad : .refresh
  }

  private mutating func endRun() -> [Step] {
    defer { run = nil }
    return run.map { [.rest, .release($0.callers)] } ?? []
  }
}

/// A call of one of a loader's functions, which returns when the run ends.
package struct LoadCaller: Hashable, Sendable {
  package let number: Int

  package init(number: Int) {
    self.number = number
  }
}

/// A call of the operation.
package struct LoadAttempt: Hashable, Sendable {
  /// The position among all attempts of the loader.
  let id: Int
  /// The position in the run, counting from 1.
  package let number: Int
}
