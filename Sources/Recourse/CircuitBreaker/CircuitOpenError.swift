/// An error thrown by a circuit breaker that refuses to run an operation.
///
/// No request was sent. A retry waits until the breaker probes the service. The description for the
/// user states that the service isn't available.
///
/// ```swift
/// do {
///   try await breaker.run { try await api.orders() }
/// } catch is CircuitOpenError {
///   show(savedOrders)
/// }
/// ```
public struct CircuitOpenError: ErrorRemedyProvider, Sendable, Hashable {
  /// The delay until the breaker admits a call; nil while it waits for the result of a probe.
  public let retryAfter: RetryAfter?

  /// Creates an error.
  ///
  /// - Parameter retryAfter: The delay until the breaker admits a call. The default is nil, for a
  ///   breaker that waits for the result of a probe.
  public init(retryAfter: RetryAfter? = nil) {
    self.retryAfter = retryAfter
  }

  /// Always `.transient`: the service may recover.
  public var remedy: ErrorRemedy { .transient }

  /// Always true: the operation didn't run.
  public var isUnprocessed: Bool { true }
}

extension CircuitOpenError: MeaningProvider {
  var meaning: ErrorMeaning { .serviceUnavailable }
}
