import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite struct LoadMachineRandomTests {
  @Test(arguments: UInt64(1)...100)
  func `stays consistent with a reference model under any order of events`(seed: UInt64) throws {
    var script = RandomLoadScript(seed: seed)
    for _ in 0..<1_000 {
      script.step()
      try #require(script.finding == nil)
    }
    script.everyoneLeaves()
    #expect(script.finding == nil)
    #expect(script.waiting.isEmpty)
    #expect(script.live == .nothing)
  }
}

/// Drives a machine with random events and compares it with a simple model of the expected state.
@MainActor
private struct RandomLoadScript {
  enum Live: Equatable {
    case nothing
    case attempt(LoadAttempt)
    case wait(RetryCountdown)
  }

  /// The outcome that the state must show while no attempt runs.
  enum Outcome: Equatable {
    case idle, loaded
    case failed(LoadProblem)
  }

  /// The attempt or the wait in progress, according to the machine's steps.
  private(set) var live = Live.nothing
  private(set) var waiting: Set<LoadCaller> = []
  /// The number of failed attempts of the current run.
  private var failures = 0
  /// Whether a failure was reported and has not been resolved since.
  private var isReported = false
  /// The first rule that was violated.
  private(set) var finding: String?
  private var machine = LoadMachine<Int>()
  private var random: SeededGenerator
  private var outcome = Outcome.idle
  private var value: Int?
  private var key = 0
  private var count = 0
  private var attempts: [LoadAttempt] = []
  private var countdowns: [RetryCountdown] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    take(call { machine, caller in machine.load(0, by: caller) })
  }

  mutating func step() {
    count += 1
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<3: load()
    case 3: reload()
    case 4: retry()
    case 5: appear(with: Int.random(in: 0..<3, using: &random))
    case 6..<10: disappear()
    case 10..<12: succeed()
    case 12..<15: fail()
    case 15: sayCancelled()
    case 16: take(machine.cancel())
    case 17: report()
    default: endWait()
    }
    check()
  }

  mutating func everyoneLeaves() {
    for caller in waiting { take(machine.leave(caller)) }
    check()
  }

  private mutating func load() {
    let before = live
    take(call { machine, caller in machine.load(by: caller) })
    expect(before == .nothing || live == before, "who only wants the value joins")
    expect(live != .nothing || outcome == .loaded, "what is not loaded is loaded")
  }

  private mutating func reload() {
    let before = live
    take(call { machine, caller in machine.reload(by: caller) })
    expect(isAttempt, "a reload runs")
    if case .attempt = before { expect(live == before, "a reload joins") }
  }

  private mutating func retry() {
    let before = live
    take(call { machine, caller in machine.retry(by: caller) })
    if before == .nothing, outcome == .idle || outcome == .loaded {
      expect(live == .nothing, "nothing has failed")
    } else {
      expect(isAttempt, "a retry runs")
    }
  }

  private mutating func appear(with newKey: Int) {
    if newKey != key {
      key = newKey
      value = nil
      outcome = .idle
    }
    take(call { machine, caller in machine.load(newKey, by: caller) })
    expect(live != .nothing || outcome == .loaded, "what is not loaded is loaded")
  }

  private mutating func disappear() {
    // A caller that has already left may leave again.
    let caller =
      waiting.randomElement(using: &random)
      ?? LoadCaller(number: Int.random(in: 0...count, using: &random))
    take(machine.leave(caller))
    expect(!waiting.contains(caller), "who leaves is let go")
  }

  private mutating func succeed() {
    guard let attempt = anyAttempt() else { return }
    if end(attempt) {
      value = count
      outcome = .loaded
      failures = 0
    }
    take(machine.succeed(attempt, with: count))
  }

  private mutating func fail() {
    guard let attempt = anyAttempt() else { return }
    let counts = end(attempt)
    let problem = Bool.random(using: &random) ? LoadProblem.offline : .refused
    let choice = Int.random(in: 0..<3, using: &random)
    var isAsked = false
    let steps = machine.fail(attempt, with: problem) { failures in
      isAsked = true
      failures.append(
        FailedAttempt(
          number: failures.count + 1, error: problem, date: .now, decision: .stop(.cancelled)))
      return switch choice {
      case 0: .stop
      case 1: .attempt
      default: .wait(RetryCountdown(.seconds(1)) { _ in })
      }
    }
    if counts { failures += 1 }
    if counts, choice != 1 { outcome = .failed(problem) }
    expect(isAsked == counts, "only what counts is decided")
    take(steps)
    if counts, choice > 0 { expect(live != .nothing, "what is retried goes on") }
  }

  private mutating func sayCancelled() {
    guard let attempt = anyAttempt() else { return }
    _ = end(attempt)
    take(machine.fail(attempt, with: CancellationError()) { _ in .stop })
  }

  private mutating func report() {
    guard let attempt = anyAttempt() else { return }
    take(machine.report(Double.random(in: 0...1, using: &random), of: attempt))
  }

  private mutating func endWait() {
    if case .wait(let countdown) = live, Bool.random(using: &random) {
      let isTimeUp = Int.random(in: 0..<4, using: &random) == 0
      take(isTimeUp ? machine.giveUp(countdown) : machine.endWait(countdown))
      expect(isAttempt != isTimeUp, "after the wait comes an attempt, while there is time")
    } else if let countdown = countdowns.randomElement(using: &random), live != .wait(countdown) {
      expect(machine.endWait(countdown).isEmpty, "a wait that is over ends nothing")
      expect(machine.giveUp(countdown).isEmpty, "a wait that is over gives nothing up")
    }
  }

  /// Returns the attempt in progress or an earlier attempt.
  private mutating func anyAttempt() -> LoadAttempt? {
    if case .attempt(let attempt) = live, Int.random(in: 0..<4, using: &random) > 0 {
      return attempt
    }
    return attempts.randomElement(using: &random)
  }

  /// Records the end of an attempt, and returns whether that attempt was in progress.
  private mutating func end(_ attempt: LoadAttempt) -> Bool {
    guard live == .attempt(attempt) else { return false }
    live = .nothing
    return true
  }

  private mutating func call(
    _ event: (inout LoadMachine<Int>, LoadCaller) -> [LoadMachine<Int>.Step]
  ) -> [LoadMachine<Int>.Step] {
    count += 1
    let caller = LoadCaller(number: count)
    waiting.insert(caller)
    return event(&machine, caller)
  }

  private mutating func take(_ steps: [LoadMachine<Int>.Step]) {
    for step in steps {
      switch step {
      case .attempt(let attempt):
        expect(!isAttempt, "one run at a time")
        attempts.append(attempt)
        live = .attempt(attempt)
      case .wait(let countdown):
        countdowns.append(countdown)
        live = .wait(countdown)
      case .rest: live = .nothing
      case .keep: expect(live == .nothing, "the earlier result is kept after the run has ended")
      case .show: expect(step == steps.last, "showing is the last step")
      case .release(let callers):
        expect(callers.isSubset(of: waiting), "who was let go is let go again")
        waiting.subtract(callers)
      case .report, .record:
        expect(failures > 0 && live == .nothing, "a failure is in the account when its run is over")
        failures = 0
        if case .report = step { isReported = true }
      case .resolve: isReported = false
      }
    }
  }

  private mutating func check() {
    let state = machine.state
    expect(waiting.isEmpty == (live == .nothing), "a run lives as long as somebody waits")
    expect(live != .nothing || failures == 0, "every run that has failed is in the account")
    expect(!isReported || isFailed, "what is reported is true: nothing was loaded since")
    expect(state.value == value, "the value is the last one of this key")
    expect(state.isLoading == isAttempt, "it shows whether it loads")
    let shown: Outcome? =
      switch state {
      case .idle: .idle
      case .loaded: .loaded
      case .failed(let failure, _): (failure.error as? LoadProblem).map(Outcome.failed)
      case .loading: nil
      }
    expect(state.isLoading || shown == outcome, "it shows the last outcome")
    if case .wait(let countdown) = live {
      expect(state.failure?.countdown == countdown, "it shows what it waits for")
    } else {
      expect(state.failure?.countdown == nil, "it shows a wait that is over")
    }
  }

  private var isFailed: Bool {
    if case .failed = outcome { true } else { false }
  }

  private var isAttempt: Bool {
    if case .attempt = live { true } else { false }
  }

  private mutating func expect(_ isTrue: Bool, _ rule: String) {
    if !isTrue, finding == nil { finding = "step \(count): \(rule)" }
  }
}
