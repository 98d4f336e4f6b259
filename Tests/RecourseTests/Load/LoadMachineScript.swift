import Recourse

/// Drives a machine without tasks, and counts the steps that the machine returns.
@MainActor
struct LoadMachineScript {
  struct Report: Equatable {
    let failure: LoadFailure
    let origin: ErrorOrigin
  }

  private(set) var released: Set<LoadCaller> = []
  private(set) var attempts = 0
  private(set) var shown = 0
  private(set) var decisions = 0
  /// The reported failures, followed by the numbers of recorded failures and of resolutions.
  private(set) var reports: [Report] = []
  private(set) var records = 0
  private(set) var resolutions = 0
  /// The attempt that started last.
  private(set) var attempt: LoadAttempt?
  /// Whether an attempt or a wait is in progress.
  private(set) var isBusy = false
  private var machine = LoadMachine<String>()
  private var lastCaller = 0

  var state: LoadState<String> { machine.state }

  @discardableResult
  mutating func load() -> LoadCaller {
    call { machine, caller in machine.load(by: caller) }
  }

  @discardableResult
  mutating func load(_ key: String) -> LoadCaller {
    call { machine, caller in machine.load(key, by: caller) }
  }

  @discardableResult
  mutating func reload() -> LoadCaller {
    call { machine, caller in machine.reload(by: caller) }
  }

  @discardableResult
  mutating func retry() -> LoadCaller {
    call { machine, caller in machine.retry(by: caller) }
  }

  mutating func leave(_ caller: LoadCaller) {
    take(machine.leave(caller))
  }

  mutating func cancel() {
    take(machine.cancel())
  }

  mutating func settle(as value: String) {
    load()
    succeed(with: value)
  }

  mutating func succeed(_ attempt: LoadAttempt? = nil, with value: String) {
    guard let attempt = attempt ?? self.attempt else { return }
    take(machine.succeed(attempt, with: value))
  }

  mutating func fail(_ attempt: LoadAttempt? = nil, with error: any Error) {
    fail(attempt, with: error, next: .stop)
  }

  @discardableResult
  mutating func fail(with error: any Error, retryAfter delay: Duration) -> RetryCountdown {
    let countdown = RetryCountdown(delay) { _ in }
    fail(nil, with: error, next: delay == .zero ? .attempt : .wait(countdown))
    return countdown
  }

  mutating func endWait(_ countdown: RetryCountdown) {
    take(machine.endWait(countdown))
  }

  mutating func giveUp(_ countdown: RetryCountdown) {
    take(machine.giveUp(countdown))
  }

  mutating func report(_ progress: Double, of attempt: LoadAttempt? = nil) {
    guard let attempt = attempt ?? self.attempt else { return }
    take(machine.report(progress, of: attempt))
  }

  private mutating func call(
    _ event: (inout LoadMachine<String>, LoadCaller) -> [LoadMachine<String>.Step]
  ) -> LoadCaller {
    lastCaller += 1
    let caller = LoadCaller(number: lastCaller)
    take(event(&machine, caller))
    return caller
  }

  private mutating func fail(
    _ attempt: LoadAttempt?, with error: any Error, next: LoadMachine<String>.Next
  ) {
    guard let attempt = attempt ?? self.attempt else { return }
    var asked = 0
    let steps = machine.fail(attempt, with: error) { _ in
      asked += 1
      return next
    }
    decisions += asked
    take(steps)
  }

  private mutating func take(_ steps: [LoadMachine<String>.Step]) {
    for step in steps {
      switch step {
      case .attempt(let attempt):
        attempts += 1
        self.attempt = attempt
        isBusy = true
      case .wait: isBusy = true
      case .rest: isBusy = false
      case .show: shown += 1
      case .release(let callers): released.formUnion(callers)
      case .report(let failure, let origin):
        reports.append(Report(failure: failure, origin: origin))
      case .record: records += 1
      case .resolve: resolutions += 1
      case .keep: break
      }
    }
  }
}

/// A failure of the operation in the tests of loading.
enum LoadProblem: Error {
  case offline
  case refused
}
