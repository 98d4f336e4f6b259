/// An error thrown by a limit that refuses to run an operation, because too many calls wait.
///
/// No request was sent. The description for the user states that there are too many requests.
///
/// ```swift
/// do {
///   try await limit.run { try await api.orders() }
/// } catch is CallLimitError {
///   show(savedOrders)
/// }
/// ```
public struct CallLimitError: ErrorRemedyProvider, Sendable, Hashable {
  /// The delay until a ``RateLimit`` has room for the call; nil for a ``ConcurrencyLimit``, whose
  /// calls take an unknown time.
  public let retryAfter: RetryAfter?

  /// Creates an error.
  ///
  /// - Parameter retryAfter: The delay until the limit has room. The default is nil: unknown.
  public init(retryAfter: RetryAfter? = nil) {
    self.retryAfter = retryAfter
  }

  /// Always `.transient`: other calls will end.
  public var remedy: ErrorRemedy { .transient }

  /// Always true: the operation didn't run.
  public var isUnprocessed: Bool { true }
}

extension CallLimitError: MeaningProvider {
  var meaning: ErrorMeaning { .tooManyRequests }
}
