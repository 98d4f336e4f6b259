import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderRandomTests {
  @Test(arguments: UInt64(1)...20)
  func `stays consistent and leaves no task behind in any order of events`(seed: UInt64)
    async throws
  {
    let script = RandomLoaderScript(seed: seed)
    for step in 1...500 {
      await script.step()
      try #require(script.finding == nil, "step \(step)")
    }
    await script.everyoneLeaves()
    #expect(script.finding == nil)
    #expect(script.loader.state.isLoading == false)
    #expect(script.loader.state.failure?.countdown == nil)
    #expect(script.probe.running == 0)
    #expect(script.clock.sleepers == 0)
  }

  @Test(arguments: UInt64(1)...20)
  func `never overlaps calls of an operation that ignores its attempt time limit`(seed: UInt64)
    async throws
  {
    var random = SeededGenerator(seed: seed)
    let clock = ManualClock()
    let probe = LoadProbe(heedsCancellation: false)
    let loader = Loader(
      retry: .constant(.seconds(1), maxAttempts: 3).attemptTimeLimit(.seconds(4)),
      context: RetryContext(clock: clock),
      router: ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, clock: clock),
      operation: probe.run)
    var callers: [Task<Void, Never>] = []
    for _ in 1...300 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: callers.append(Task { await loader.load() })
      case 1: callers.append(Task { await loader.reload() })
      case 2: probe.calls.last?.succeed(with: "a")
      case 3: probe.calls.last?.fail(with: LoadProblem.offline)
      default: await clock.advance(by: .seconds(1))
      }
      await letLoadTasksRun()
      try #require(probe.running <= 1)
    }
    while loader.state.isLoading || loader.state.failure?.countdown != nil {
      probe.calls.last?.succeed(with: "a")
      await clock.advance(by: .seconds(1))
      await letLoadTasksRun()
    }
    for caller in callers { await caller.value }
  }
}

/// Drives a loader with random appearances, cancellations, results, and clock advances.
@MainActor
private final class RandomLoaderScript {
  let clock = ManualClock()
  let probe = LoadProbe()
  let loader: Loader<String>
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
  private let view = NSObject()
  private(set) var finding: String?
  private var random: SeededGenerator
  private var callers: [Task<Void, Never>] = []
  /// The number of callers whose task has started.
  private var begun = 0
  private var key = 0
  /// The last value loaded for the current key.
  private var value: String?
  private var answers = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    loader = Loader(
      retry: .exponential(maxAttempts: 3, first: .seconds(2)),
      context: RetryContext(clock: clock, generator: SeededGenerator(seed: seed)), router: router)
  }

  func step() async {
    switch Int.random(in: 0..<22, using: &random) {
    case 20: loader.reporter.attach(view, reportingTo: router)
    case 21: loader.reporter.detach(view)
    case 0..<5: appear(with: key)
    case 5: appear(with: Int.random(in: 0..<3, using: &random))
    case 6..<9: callers.suffix(4).randomElement(using: &random)?.cancel()
    case 9: call { loader in await loader.reload() }
    case 10: call { loader in await loader.retry() }
    case 11: loader.cancel()
    case 12..<14: succeed()
    case 14..<17: currentCall?.fail(with: LoadProblem.offline)
    case 17: loader.state.failure?.countdown?.tryNow()
    case 18: probe.calls.last?.progress.report(Double.random(in: 0...1, using: &random))
    default: await clock.advance(by: .seconds(Int.random(in: 1...3, using: &random)))
    }
    await settle()
    check()
  }

  func everyoneLeaves() async {
    for caller in callers { caller.cancel() }
    for caller in callers { await caller.value }
    await settle()
    check()
  }

  private func appear(with newKey: Int) {
    if newKey != key { value = nil }
    key = newKey
    call { [probe] loader in await loader.load(id: newKey, operation: probe.run) }
  }

  private func call(_ function: @escaping @MainActor (Loader<String>) async -> Void) {
    callers.append(
      Task {
        begun += 1
        await function(loader)
      })
  }

  private func succeed() {
    guard let call = currentCall else { return }
    answers += 1
    value = "\(answers)"
    call.succeed(with: "\(answers)")
  }

  private var currentCall: LoadProbeCall? {
    probe.calls.last.flatMap { $0.isRunning && !$0.isCancelled ? $0 : nil }
  }

  /// Waits until the loader's state agrees with its tasks.
  ///
  /// Work on the main actor takes a few turns. Tasks that the clock has resumed run on other
  /// threads and may be delayed arbitrarily; if they never arrive, the test's time limit ends the
  /// wait.
  private func settle() async {
    for _ in 0..<20 {
      await withCheckedContinuation { turn in Task { turn.resume() } }
    }
    while !isSettled, !Task.isCancelled { await Task.yield() }
  }

  private var isSettled: Bool {
    let state = loader.state
    return begun == callers.count && !probe.calls.contains { $0.isAnswered && $0.isRunning }
      && state.isLoading == (probe.running == 1)
      && (state.failure?.countdown != nil) == (clock.sleepers == 1)
  }

  private func check() {
    expect(isSettled, "it shows what runs, which is one thing at most")
    expect(
      loader.state.value == value,
      "it has the last value of this key, \(value ?? "none"), not \(loader.state.value ?? "none")")
    let counts = router.journal.counts
    expect(counts.reported == counts.settled + counts.pending, "no report is lost")
    switch loader.state {
    case .idle, .loaded: expect(counts.pending == 0, "a report that is not true is resolved")
    case .loading, .failed: break
    }
  }

  private func expect(_ isTrue: Bool, _ rule: String) {
    if !isTrue, finding == nil { finding = rule }
  }
}
