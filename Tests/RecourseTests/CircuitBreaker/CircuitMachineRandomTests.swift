import Recourse
import RecourseTesting
import Testing

/// Compares the machine with a model that records every result, under any order of events.
@Suite struct CircuitMachineRandomTests {
  @Test(arguments: UInt64(1)...20)
  func `follows the model and never gets stuck`(block: UInt64) throws {
    for seed in (block * 1_000)..<(block * 1_000 + 600) {
      var script = CircuitScript(seed: seed)
      for _ in 0..<60 { try script.step() }
      try script.finish()
    }
  }
}

/// Drives a machine with random events.
private struct CircuitScript {
  private struct Call {
    let permit: CircuitMachine.Permit
    let isProbe: Bool
    let generation: Int
    let start: Duration
  }

  private let seed: UInt64
  private let rule: CircuitRule
  private var random: SeededGenerator
  private var machine: CircuitMachine
  private var now = Duration.zero
  /// The last pause since the breaker was closed; zero if it is closed.
  private var pause = Duration.zero
  private var running: [Call] = []
  /// The results that count in the current state: the time, and whether the call failed.
  private var results: [(time: Duration, failed: Bool)] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    let openFor = Int.random(in: 1...5_000, using: &random)
    rule = CircuitRule(
      failureRate: Double.random(in: 0.05...1, using: &random),
      window: .milliseconds(Int.random(in: 1...2_000, using: &random) * 10),
      minimumCalls: Int.random(in: 1...8, using: &random),
      openFor: .milliseconds(openFor),
      longestPause: .milliseconds(openFor * Int.random(in: 1...7, using: &random)),
      probes: Int.random(in: 1...4, using: &random),
      probeTimeLimit: .milliseconds(Int.random(in: 1...5_000, using: &random)))
    machine = CircuitMachine(rule)
    self.random = random
  }

  mutating func step() throws {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: try admit()
    case 4..<8: try end()
    case 8:
      now += .milliseconds(Int.random(in: 0...200, using: &random))
    default:
      now += .milliseconds(Int.random(in: 0...6_000, using: &random))
    }
  }

  /// Lets all time limits pass, and requires that probes are admitted and successes close the
  /// breaker.
  mutating func finish() throws {
    now += rule.longestPause + rule.probeTimeLimit
    for _ in 0..<rule.probes where !isClosed {
      let admission = machine.admit(at: now)
      guard case .admitted(let permit) = admission else {
        Issue.record("stuck, seed \(seed)")
        return
      }
      machine.record(.success, of: permit, at: now)
    }
    // Earlier failed probes may have opened the breaker once more.
    now += rule.longestPause
    while !isClosed, case .admitted(let permit) = machine.admit(at: now) {
      machine.record(.success, of: permit, at: now)
    }
    try #require(isClosed, "never closes again, seed \(seed)")
  }

  private var isClosed: Bool {
    if case .closed = machine.phase { true } else { false }
  }

  private mutating func admit() throws {
    let before = machine
    let admission = machine.admit(at: now)
    if machine.generation != before.generation { results = [] }
    switch (before.phase, admission) {
    case (.closed, .admitted(let permit)):
      start(permit, isProbe: false)
    case (.open(let end), .refused(let delay)):
      try #require(now < end && delay == end - now, "refused too long, seed \(seed)")
    case (.open(let end), .admitted(let permit)):
      try #require(now >= end, "probes too early, seed \(seed)")
      start(permit, isProbe: true)
    case (.halfOpen, .admitted(let permit)):
      start(permit, isProbe: true)
      try #require(
        probesRunning + results.count <= rule.probes, "too many probes, seed \(seed)")
    case (.halfOpen, .refused(let delay)):
      try #require(delay == nil)
      try #require(
        probesRunning + results.count >= rule.probes, "a permit is lost, seed \(seed)")
    case (.closed, .refused):
      Issue.record("refuses while closed, seed \(seed)")
    }
  }

  private mutating func start(_ permit: CircuitMachine.Permit, isProbe: Bool) {
    running.append(
      Call(permit: permit, isProbe: isProbe, generation: machine.generation, start: now))
  }

  private mutating func end() throws {
    guard let index = running.indices.randomElement(using: &random) else { return }
    let call = running.remove(at: index)
    let outcome = CircuitMachine.Outcome.allCases.randomElement(using: &random) ?? .success
    let before = machine
    machine.record(outcome, of: call.permit, at: now)
    guard call.generation == before.generation else {
      return try #require(machine == before, "a late result counts, seed \(seed)")
    }
    if outcome != .cancelled { results.append((now, outcome == .failure)) }
    let expected = call.isProbe ? verdictOnProbes : verdictOnCalls(after: outcome)
    switch (expected, machine.phase) {
    case (nil, _): try #require(machine.generation == before.generation, "seed \(seed)")
    case (true, .open(let end)):
      pause = call.isProbe ? min(pause * 2, rule.longestPause) : rule.openFor
      try #require(end == now + pause, "seed \(seed)")
    case (false, .closed): pause = .zero
    default: Issue.record("should be open: \(String(describing: expected)), seed \(seed)")
    }
    if expected != nil { results = [] }
  }

  /// The number of unfinished probes of the current state within the probe time limit.
  private var probesRunning: Int {
    running.filter {
      $0.generation == machine.generation && $0.start + rule.probeTimeLimit > now
    }.count
  }

  /// Returns `true` if the breaker must open, and `nil` if the state must not change.
  private func verdictOnCalls(after outcome: CircuitMachine.Outcome) -> Bool? {
    guard outcome != .cancelled else { return nil }
    let slice = rule.window / 10
    let first = (now / slice).rounded(.down) - 9
    let counted = results.filter { ($0.time / slice).rounded(.down) >= first }
    let failures = counted.count { $0.failed }
    guard counted.count >= rule.minimumCalls else { return nil }
    return Double(failures) / Double(counted.count) >= rule.failureRate ? true : nil
  }

  /// `true` if the breaker must open, `false` if it must close, and `nil` while further probes
  /// decide.
  private var verdictOnProbes: Bool? {
    let failures = results.count { $0.failed }
    let most = rule.probes - (results.count - failures)
    if Double(failures) / Double(rule.probes) >= rule.failureRate { return true }
    return Double(most) / Double(rule.probes) < rule.failureRate ? false : nil
  }
}
