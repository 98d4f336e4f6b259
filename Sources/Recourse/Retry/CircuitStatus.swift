public import Observation

/// The state of a circuit breaker, for views.
///
/// It keeps up with the breaker by itself for as long as somebody holds it.
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
  /// Whether the breaker lets calls through.
  public private(set) var state: CircuitState

  @ObservationIgnored private let breaker: CircuitBreaker
  @ObservationIgnored private var following: Task<Void, Never>?
  @ObservationIgnored private var probing: Task<Void, any Error>?

  /// Follows a breaker.
  ///
  /// - Parameter breaker: The breaker.
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
      // Asking makes it half open, of which the updates tell.
      _ = breaker.state
    }
  }
}
