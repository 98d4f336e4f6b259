/// A decision of a guard: a retry, a refusal, a state change of a circuit breaker, a timeout.
///
/// An event contains neither an error nor anything else that is private. Its name is the literal
/// that the code has given to the guards.
///
/// ```swift
/// try await withGuardEvents(of: "orders", to: { event in print(event) }) {
///   // orders: retried after 2 s (attempt 2)
///   try await withRetry(idempotency: .idempotent) { try await api.orders() }
/// }
/// ```
public struct GuardEvent: Sendable, Hashable {
  /// The decision of a guard.
  public enum Kind: Sendable, Hashable {
    /// A retry begins an attempt, after a delay of this length or as soon as the network returned.
    case retried(attempt: Int, delay: Duration)
    /// A failed operation isn't retried, for a reason other than a cancellation.
    case stopped(RetryStop)
    /// A circuit breaker or a limit refused a call.
    case refused
    /// A circuit breaker opened, and refuses calls for a duration.
    case opened(for: Duration)
    /// A circuit breaker admits calls that probe the service.
    case halfOpened
    /// A circuit breaker closed: the service has recovered.
    case closed
    /// An operation failed after its time limit.
    case timedOut(after: Duration)
    /// A slow operation was run once more concurrently.
    case hedged
    /// A fallback replaced the result of a failed operation.
    case fellBack

    /// The name of the case, such as "retried".
    public var name: String {
      switch self {
      case .retried: "retried"
      case .stopped: "stopped"
      case .refused: "refused"
      case .opened: "opened"
      case .halfOpened: "halfOpened"
      case .closed: "closed"
      case .timedOut: "timedOut"
      case .hedged: "hedged"
      case .fellBack: "fellBack"
      }
    }
  }

  /// The name of the guards.
  public let name: String
  /// The decision.
  public let kind: Kind

  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

extension GuardEvent: CustomStringConvertible {
  /// The name and the decision, on one line in English.
  public var description: String { "\(name): \(kind.text)" }
}

extension GuardEvent.Kind {
  fileprivate var text: String {
    switch self {
    case .retried(let attempt, let delay): "retried after \(delay.text) (attempt \(attempt))"
    case .stopped(let stop): "not retried, \(stop.text)"
    case .refused: "refused a call"
    case .opened(let pause): "breaker opened for \(pause.text)"
    case .halfOpened: "breaker half-open"
    case .closed: "breaker closed"
    case .timedOut(let limit): "timed out after \(limit.text)"
    case .hedged: "ran once more concurrently"
    case .fellBack: "fell back"
    }
  }
}

extension RetryStop {
  fileprivate var text: String {
    switch self {
    case .cancelled: "cancelled"
    case .notRetryable: "a retry can't help"
    case .notIdempotent: "not idempotent"
    case .attemptsUsedUp: "attempts used up"
    case .timeUsedUp(let delay): "no time left for a delay of \(delay.text)"
    case .budgetUsedUp: "budget used up"
    }
  }
}

extension Duration {
  /// The duration in seconds, rounded to milliseconds, such as "1.5 s".
  fileprivate var text: String {
    let seconds = (inSeconds * 1_000).rounded() / 1_000
    let number = "\(seconds)"
    return (number.hasSuffix(".0") ? String(number.dropLast(2)) : number) + " s"
  }
}
