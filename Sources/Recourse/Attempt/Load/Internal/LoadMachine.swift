/// Decides what a loader shows, what it runs, and which callers wait for it.
///
/// The machine holds no task and no clock, so its rules can be tested as plain values. Each event
/// returns the steps to take, in their order; showing is the last, since whoever observes may call
/// back. What comes from an attempt that isn't the one under way changes nothing.
///
/// A run is an attempt or the wait for the next one. It lives as long as a caller waits for it.
package struct LoadMachine<Value> {
  /// What there is when nothing runs: idle, loaded, or failed without a countdown.
  private var settled = LoadState<Value>.idle
  private var run: Run?
  private var key: AnyHashable?
  private var lastAttempt = 0

  /// Creates a machine that has loaded nothing.
  package init() {}

  /// What is shown; when a run is cancelled, what was settled before it.
  package var state: LoadState<Value> {
    switch run?.activity {
    case nil: settled
    case .attempt(_, let progress): .loading(previous: settled.value, progress: progress)
    case .wait(_, let failure): .failed(failure, previous: settled.value)
    }
  }

  /// A caller wants a value: it joins the run under way, or starts one unless there is a value.
  package mutating func load(by caller: LoadCaller) -> [Step] {
    if join(caller) { return [] }
    if case .loaded = settled { return [.release([caller])] }
    return start(for: caller)
  }

  /// A caller wants the value of a key: another key ends the run of the old and drops its value.
  package mutating func load(_ key: AnyHashable, by caller: LoadCaller) -> [Step] {
    guard key != self.key else { return load(by: caller) }
    let ending = cancelRun()
    self.key = key
    settled = .idle
    return ending + [.resolve] + start(for: caller)
  }

  /// A caller wants a new value: it joins the attempt under way, ends a wait, or starts a run.
  package mutating func reload(by caller: LoadCaller) -> [Step] {
    join(caller) ? skipWait() : start(for: caller)
  }

  /// A caller wants what has failed to be tried again; where nothing has, there is nothing to do.
  package mutating func retry(by caller: LoadCaller) -> [Step] {
    if run == nil, settled.failure == nil { return [.release([caller])] }
    return reload(by: caller)
  }

  /// A caller waits no longer; the last one to leave cancels the run.
  package mutating func leave(_ caller: LoadCaller) -> [Step] {
    guard let callers = run?.callers, callers.contains(caller) else { return [] }
    if callers.count == 1 { return cancel() }
    run?.callers.remove(caller)
    return [.release([caller])]
  }

  /// The run ends, and nothing comes of it.
  package mutating func cancel() -> [Step] {
    run == nil ? [] : cancelRun() + [.show]
  }

  /// An attempt has brought a value.
  package mutating func succeed(_ attempt: LoadAttempt, with value: Value) -> [Step] {
    guard isUnderWay(attempt) else { return [] }
    settled = .loaded(value)
    return endRun() + [.resolve, .show]
  }

  /// An attempt has thrown: a failure, unless it is a cancellation, even when nobody has cancelled.
  ///
  /// - Parameters:
  ///   - attempt: The attempt.
  ///   - error: What it has thrown.
  ///   - decide: Notes the failure and says what comes next; asked only when the failure counts.
  /// - Returns: The steps to take.
  package mutating func fail(
    _ attempt: LoadAttempt, with error: any Error, decide: (inout [FailedAttempt]) -> Next
  ) -> [Step] {
    guard isUnderWay(attempt), var failures = run?.failures else { return [] }
    guard !error.isCancellation else { return cancel() }
    let next = decide(&failures)
    run?.failures = failures
    switch next {
    case .attempt:
      return [attemptAgain(), .show]
    case .wait(let countdown):
      settled = .failed(LoadFailure(error, attempts: failures), previous: settled.value)
      let failure = LoadFailure(error, attempts: failures, countdown: countdown)
      run?.activity = .wait(countdown, failure)
      return [.wait(countdown), .show]
    case .stop:
      settled = .failed(LoadFailure(error, attempts: failures), previous: settled.value)
      return fail()
    }
  }

  /// The wait for an attempt is over, or was cut short.
  package mutating func endWait(_ countdown: RetryCountdown) -> [Step] {
    guard case .wait(countdown, _) = run?.activity else { return [] }
    return skipWait()
  }

  /// The wait for an attempt has used up the time that there was for it.
  package mutating func giveUp(_ countdown: RetryCountdown) -> [Step] {
    guard case .wait(countdown, _) = run?.activity else { return [] }
    return fail()
  }

  /// An attempt reports how far it is.
  package mutating func report(_ progress: Double, of attempt: LoadAttempt) -> [Step] {
    guard case .attempt(attempt, let last) = run?.activity, last != progress else { return [] }
    run?.activity = .attempt(attempt, progress: progress)
    return [.show]
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
    let attempt = nextAttempt(number: (run?.failures.count ?? 0) + 1)
    run?.activity = .attempt(attempt, progress: nil)
    return .attempt(attempt)
  }

  private mutating func nextAttempt(number: Int) -> LoadAttempt {
    lastAttempt += 1
    return LoadAttempt(id: lastAttempt, number: number)
  }

  /// Ends the run with the failure that is settled.
  private mutating func fail() -> [Step] {
    endRun() + (settled.failure.map { [.report($0, origin)] } ?? []) + [.show]
  }

  /// Ends the run for all callers; a failure of it that was about to be retried is recorded.
  private mutating func cancelRun() -> [Step] {
    let failures = run?.failures ?? []
    let failure = failures.last.map { LoadFailure($0.error, attempts: failures) }
    return endRun() + (failure.map { [.record($0, origin)] } ?? [])
  }

  private var origin: ErrorOrigin { settled.value == nil ? .firstLoad : .refresh }

  private mutating func endRun() -> [Step] {
    defer { run = nil }
    return run.map { [.rest, .release($0.callers)] } ?? []
  }
}
