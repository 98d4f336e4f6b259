public import Observation

/// The observable state of a circuit breaker, for views.
///
/// The status follows the breaker for as long as it is retained.
///
/// ```swift
/// let status = CircuitStatus(of: breaker)
///
/// if case .open(let date) = status.state {
///   Text("Service unavailable, checking at \(date, format: .dateTime.hour().minute())")
/// }
/// ```
@MainActor
@Observable
public final class CircuitStatus {
  /// The current state of the breaker.
  public private(set) var state: CircuitState

  @ObservationIgnored private let breaker: CircuitBreaker
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var probing: Task<Void, any Error>?

  /// Creates a status that follows a breaker.
  ///
  /// - Parameter breaker: The breaker to follow.
  public init(of breaker: CircuitBreaker) {
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
    guard case .open = state else { return }
    probing = Task { [breaker] in
      try await breaker.sleepWhileOpen()
      // Reading the state makes the breaker half-open, which the updates report.
      _ = breaker.state
    }
  }
}
