/// A circuit breaker has refused to run an operation.
///
/// Nothing was sent. A retry waits until the breaker probes, and a person reads that the service isn't
/// available.
///
/// ```swift
/// do {
///   try await breaker.run { try await api.orders() }
/// } catch is CircuitOpenError {
///   show(savedOrders)
/// }
/// ```
public struct CircuitOpenError: ErrorRemedyProvider, Sendable, Hashable {
  /// When the breaker lets a call through again; nil while it waits for the result of a probe.
  public let retryAfter: RetryAfter?

  /// Creates an error.
  ///
  /// - Parameter retryAfter: When the breaker lets a call through again. The default is nil: it
  ///   waits for the result of a probe.
  public init(retryAfter: RetryAfter? = nil) {
    self.retryAfter = retryAfter
  }

  /// Time: the service may come back.
  public var remedy: ErrorRemedy { .time }

  /// True: the operation didn't run.
  public var provesNothingWasDone: Bool { true }
}
