import Recourse
import Testing

@Suite struct CircuitMachineTests {
  private let rule = CircuitRule(
    failureRate: 0.5, window: .seconds(10), minimumCalls: 4, openFor: .seconds(30),
    probes: 2, probeTimeLimit: .seconds(60))

  @Test func `opens after enough calls if too many of them failed`() {
    let circuit = TestedCircuit(rule)
    circuit.call(.success, .success, .failure, at: .zero)
    #expect(circuit.isClosed)
    circuit.call(.failure, at: .zero)
    #expect(circuit.phase == .open(until: .seconds(30)))
  }

  @Test func `stays closed below the failure rate and below the minimum of calls`() {
    var circuit = TestedCircuit(rule)
    circuit.call(.failure, .failure, .failure, at: .zero)
    #expect(circuit.isClosed)
    circuit = TestedCircuit(rule)
    for _ in 0..<100 { circuit.call(.success, .success, .failure, at: .zero) }
    #expect(circuit.isClosed)
  }

  @Test func `opens exactly at the failure rate`() {
    let circuit = TestedCircuit(CircuitRule(failureRate: 0.07, minimumCalls: 100))
    for _ in 0..<93 { circuit.call(.success, at: .zero) }
    for _ in 0..<6 { circuit.call(.failure, at: .zero) }
    #expect(circuit.isClosed)
    circuit.call(.failure, at: .zero)
    #expect(!circuit.isClosed)
  }

  @Test func `expired failures don't count, and a burst opens the breaker`() {
    let circuit = TestedCircuit(rule)
    circuit.call(.failure, .failure, .failure, at: .zero)
    circuit.call(.failure, at: .seconds(60))
    #expect(circuit.isClosed, "those of long ago count no more")
    circuit.call(.failure, .failure, .failure, at: .milliseconds(60_500))
    #expect(circuit.phase == .open(until: .milliseconds(90_500)))
  }

  @Test func `forgets a call when its tenth of the window has expired`() {
    for (last, isClosed) in [(9_999, false), (10_000, true)] {
      let circuit = TestedCircuit(rule)
      circuit.call(.failure, .failure, .failure, at: .milliseconds(500))
      circuit.call(.failure, at: .milliseconds(last))
      #expect(circuit.isClosed == isClosed, "after \(last) ms")
    }
  }

  @Test func `counts only the calls within the window`() {
    let circuit = TestedCircuit(rule)
    for millisecond in 0..<20_000 { circuit.call(.success, at: .milliseconds(millisecond)) }
    guard case .closed(let window) = circuit.phase else { return #expect(circuit.isClosed) }
    #expect(window.calls == 10_000)
  }

  @Test func `rejects calls while open and returns the remaining time`() {
    let circuit = opened(at: .seconds(5))
    #expect(circuit.admit(at: .seconds(5)) == .refused(for: .seconds(30)))
    #expect(circuit.admit(at: .milliseconds(34_999)) == .refused(for: .milliseconds(1)))
    #expect(circuit.permit(at: .seconds(35)) != nil)
  }

  @Test func `admits no more probes than permits`() {
    let circuit = opened(at: .zero)
    let permits = (0..<20).compactMap { _ in circuit.permit(at: .seconds(30)) }
    #expect(permits.count == 2)
    #expect(circuit.admit(at: .seconds(31)) == .refused(for: nil))
    circuit.record(.success, of: permits[0], at: .seconds(31))
    #expect(circuit.permit(at: .seconds(31)) == nil, "the results so far are probes too")
  }

  @Test func `closes after enough successful probes and restarts the count`() {
    let circuit = opened(at: .zero)
    circuit.call(.success, at: .seconds(30))
    #expect(!circuit.isClosed)
    circuit.call(.success, at: .seconds(30))
    #expect(circuit.isClosed)
    circuit.call(.failure, at: .seconds(30))
    #expect(circuit.isClosed)
  }

  @Test func `opens again for twice the time after too many failed probes`() {
    let circuit = opened(at: .zero)
    circuit.call(.failure, at: .seconds(40))
    #expect(circuit.phase == .open(until: .seconds(100)))
  }

  @Test func `cancelled probes leave the pause as it is`() {
    let circuit = opened(at: .zero)
    circuit.call(.cancelled, .success, .failure, at: .seconds(40))
    #expect(circuit.phase == .open(until: .seconds(100)))
  }

  @Test func `closes if the probes fail less often than the rate`() {
    let circuit = opened(
      at: .zero,
      by: CircuitRule(failureRate: 0.5, minimumCalls: 4, openFor: .seconds(30), probes: 5))
    circuit.call(.failure, .success, .failure, .success, at: .seconds(30))
    #expect(circuit.phase != .open(until: .seconds(60)))
    circuit.call(.success, at: .seconds(30))
    #expect(circuit.isClosed)
  }

  @Test func `a cancelled probe returns its permit`() throws {
    let circuit = opened(at: .zero)
    for _ in 0..<100 {
      let first = try #require(circuit.permit(at: .seconds(30)))
      let second = try #require(circuit.permit(at: .seconds(30)))
      #expect(circuit.permit(at: .seconds(30)) == nil)
      circuit.record(.cancelled, of: first, at: .seconds(30))
      circuit.record(.cancelled, of: second, at: .seconds(30))
    }
  }

  @Test func `a probe beyond its time limit no longer blocks others`() throws {
    let circuit = opened(at: .zero)
    let hanging = try #require(circuit.permit(at: .seconds(30)))
    _ = circuit.permit(at: .seconds(40))
    #expect(circuit.permit(at: .milliseconds(89_999)) == nil)
    let next = try #require(circuit.permit(at: .seconds(90)), "the first has kept others too long")
    #expect(circuit.permit(at: .seconds(90)) == nil, "the second has not")
    circuit.record(.success, of: hanging, at: .seconds(95))
    circuit.record(.success, of: next, at: .seconds(95))
    #expect(circuit.isClosed, "a slow success is a success")
  }

  @Test func `ignores results of an earlier state`() throws {
    let circuit = TestedCircuit(rule)
    let early = try (0..<5).map { _ in try #require(circuit.permit(at: .zero)) }
    circuit.call(.failure, .failure, .failure, .failure, at: .zero)
    let open = circuit.machine
    circuit.record(.success, of: early[0], at: .seconds(1))
    circuit.record(.failure, of: early[1], at: .seconds(1))
    #expect(circuit.machine == open)

    let probe = try #require(circuit.permit(at: .seconds(30)))
    let halfOpen = circuit.machine
    circuit.record(.failure, of: early[2], at: .seconds(31))
    circuit.record(.success, of: early[3], at: .seconds(31))
    #expect(circuit.machine == halfOpen)

    circuit.record(.success, of: probe, at: .seconds(32))
    circuit.call(.success, at: .seconds(32))
    let closed = circuit.machine
    circuit.record(.failure, of: early[4], at: .seconds(33))
    circuit.record(.failure, of: probe, at: .seconds(33))
    #expect(circuit.machine == closed)
  }

  @Test func `doesn't count a cancelled call`() {
    let circuit = TestedCircuit(rule)
    let before = circuit.machine
    for _ in 0..<100 { circuit.call(.cancelled, at: .zero) }
    #expect(circuit.machine == before)
  }

  @Test func `handles times beyond any app's lifetime`() {
    let circuit = TestedCircuit(CircuitRule(window: .milliseconds(1), minimumCalls: 1))
    let end = Duration.seconds(Int64.max)
    circuit.call(.success, at: end)
    circuit.call(.failure, at: end)
    #expect(circuit.admit(at: end) == .refused(for: .seconds(30)))
  }

  private func opened(at now: Duration, by rule: CircuitRule? = nil) -> TestedCircuit {
    let circuit = TestedCircuit(rule ?? self.rule)
    circuit.call(.failure, .failure, .failure, .failure, at: now)
    return circuit
  }
}

/// A machine with shorthand for calls in tests.
private final class TestedCircuit {
  private(set) var machine: CircuitMachine

  init(_ rule: CircuitRule) {
    machine = CircuitMachine(rule)
  }

  var phase: CircuitMachine.Phase { machine.phase }

  var isClosed: Bool {
    if case .closed = phase { true } else { false }
  }

  func admit(at now: Duration) -> CircuitMachine.Admission {
    machine.admit(at: now)
  }

  func permit(at now: Duration) -> CircuitMachine.Permit? {
    if case .admitted(let permit) = admit(at: now) { permit } else { nil }
  }

  func record(_ outcome: CircuitMachine.Outcome, of permit: CircuitMachine.Permit, at now: Duration)
  {
    machine.record(outcome, of: permit, at: now)
  }

  /// Makes the calls one after another, and skips calls that are not admitted.
  func call(_ outcomes: CircuitMachine.Outcome..., at now: Duration) {
    for outcome in outcomes {
      if let permit = permit(at: now) { record(outcome, of: permit, at: now) }
    }
  }
}
