/// Decides which calls a circuit breaker admits.
///
/// The type holds no clock and no task, so its rules can be tested as plain values. Times are
/// durations since an arbitrary fixed moment, and never decrease.
package struct CircuitMachine: Sendable, Hashable {
  package enum Phase: Sendable, Hashable {
    case closed(CallWindow)
    case open(until: Duration)
    case halfOpen(Trial)
  }

  /// The probes of a half-open breaker.
  package struct Trial: Sendable, Hashable {
    /// The running probes by number, with the time at which each one stops blocking further probes.
    var running: [Int: Duration] = [:]
    var successes = 0
    var failures = 0
  }

  /// The permission for one call, whose result is to be recorded.
  package struct Permit: Sendable, Hashable {
    let generation: Int
    let number: Int
  }

  package enum Admission: Sendable, Hashable {
    case admitted(Permit)
    /// Refused for a known delay, or for an unknown one (nil) while probes run.
    case refused(for: Duration?)
  }

  /// The outcome of a call, as evidence about the service.
  package enum Outcome: Sendable, Hashable, CaseIterable {
    case success, failure
    /// A cancellation, which is no evidence about the service.
    case cancelled
  }

  private let rule: CircuitRule
  package private(set) var phase = Phase.closed(CallWindow())
  /// The number of phase changes; a result counts only in the phase in which its call began.
  package private(set) var generation = 0
  private var probeCount = 0
  /// The latest pause since the breaker was closed; nil if it is closed.
  private var pause: Duration?

  package init(_ rule: CircuitRule) {
    self.rule = rule
  }

  /// Advances to a time, at which an open breaker may become half-open.
  package mutating func advance(to now: Duration) {
    if case .open(let end) = phase, end <= now { enter(.halfOpen(Trial())) }
  }

  /// Requests permission for a call.
  package mutating func admit(at now: Duration) -> Admission {
    advance(to: now)
    switch phase {
    case .closed:
      return .admitted(Permit(generation: generation, number: 0))
    case .open(let end):
      return .refused(for: end - now)
    case .halfOpen(var trial):
      // A probe that never ends must not keep the breaker half-open forever.
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

  /// Records the outcome of a permitted call.
  package mutating func record(_ outcome: Outcome, of permit: Permit, at now: Duration) {
    guard permit.generation == generation else { return }
    switch phase {
    case .closed(var window):
      guard outcome != .cancelled else { return }
      // Make `window` the only owner of its storage, so that it is mutated in place.
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
        pause = nil
        enter(.closed(CallWindow()))
      }
    }
  }

  private mutating func open(at now: Duration) {
    let pause = rule.pause(after: pause)
    self.pause = pause
    enter(.open(until: now + pause))
  }

  private mutating func enter(_ phase: Phase) {
    self.phase = phase
    generation += 1
  }
}
