/// Decides which calls a circuit breaker lets through.
///
/// It holds no clock and no task, so its rules can be tested as plain values. Times are durations
/// since any one moment, and never go back.
package struct CircuitMachine: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case closed(CallWindow)
    case open(until: Duration)
    case halfOpen(Trial)
  }

  /// What is known of the probes of a half-open breaker.
  package struct Trial: Sendable, Hashable {
    /// The probes that run, by number, and when each stops keeping others waiting.
    var running: [Int: Duration] = [:]
    var successes = 0
    var failures = 0
  }

  /// Allows one call, whose result is to be recorded.
  package struct Permit: Sendable, Hashable {
    let generation: Int
    let number: Int
  }

  package enum Admission: Sendable, Hashable {
    case admitted(Permit)
    /// Refused for a time; for an unknown one while probes run.
    case refused(for: Duration?)
  }

  /// How a call has ended, for the service.
  package enum Outcome: Sendable, Hashable, CaseIterable {
    case success, failure
    /// It says nothing of the service.
    case cancelled
  }

  private let rule: CircuitRule
  package private(set) var phase = Phase.closed(CallWindow())
  /// Counts the phases: a result counts only in the one in which its call began.
  package private(set) var generation = 0
  private var probeCount = 0

  package init(_ rule: CircuitRule) {
    self.rule = rule
  }

  /// Lets time pass: a breaker that was open for long enough is half open.
  package mutating func advance(to now: Duration) {
    if case .open(let end) = phase, end <= now { enter(.halfOpen(Trial())) }
  }

  /// Asks for a permit to call.
  package mutating func admit(at now: Duration) -> Admission {
    advance(to: now)
    switch phase {
    case .closed:
      return .admitted(Permit(generation: generation, number: 0))
    case .open(let end):
      return .refused(for: end - now)
    case .halfOpen(var trial):
      // A probe that never ends must not keep the breaker half open for ever.
      trial.running = trial.running.filter { $0.value > now }
      guard trial.running.count + trial.successes + trial.failures < rule.probes else {
        return .refused(for: nil)
      }
      probeCount += 1
      trial.running[probeCount] = now + rule.probeTimeLimit
      phase = .halfOpen(trial)
      return .admitted(Permit(generation: generation, number: probeCount))
    }
  }

  /// Records how the call of a permit has ended.
  package mutating func record(_ outcome: Outcome, of permit: Permit, at now: Duration) {
    guard permit.generation == generation else { return }
    switch phase {
    case .closed(var window):
      guard outcome != .cancelled else { return }
      // The only owner of its memory changes it in place.
      phase = .closed(CallWindow())
      window.count(failed: outcome == .failure, at: now, window: rule.window)
      phase = .closed(window)
      let calls = window.calls
      if calls >= rule.minimumCalls, rule.isExceeded(failures: window.failures, of: calls) {
        open(at: now)
      }
    case .open:
      return
    case .halfOpen(var trial):
      trial.running[permit.number] = nil
      trial.successes += outcome == .success ? 1 : 0
      trial.failures += outcome == .failure ? 1 : 0
      phase = .halfOpen(trial)
      if rule.isExceeded(failures: trial.failures, of: rule.probes) {
        open(at: now)
      } else if !rule.isExceeded(failures: rule.probes - trial.successes, of: rule.probes) {
        enter(.closed(CallWindow()))
      }
    }
  }

  private mutating func open(at now: Duration) {
    enter(.open(until: now + rule.openFor))
  }

  private mutating func enter(_ phase: Phase) {
    self.phase = phase
    generation += 1
  }
}
