import Observation

/// The state of a circuit breaker, whose changes views observe.
@MainActor
@Observable
package final class ObservedCircuit {
  private(set) var state: CircuitState

  @ObservationIgnored private weak var breaker: CircuitBreaker?
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var probing: Task<Void, any Error>?

  init(of breaker: CircuitBreaker) {
    self.breaker = breaker
    state = breaker.state
    following = Task { [weak self, updates = breaker.updates] in
      for await state in updates { self?.show(state) }
    }
  }

  deinit {
    following?.cancel()
    probing?.cancel()
  }

  private func show(_ state: CircuitState) {
    if self.state != state { self.state = state }
    probing?.cancel()
    guard let pause = breaker?.pause else { return }
    probing = Task { [weak breaker] in
      try await pause.time.sleep(pause.end - pause.time.now())
      // Reading the state makes the breaker half-open, which the updates report.
      _ = breaker?.state
    }
  }
}
