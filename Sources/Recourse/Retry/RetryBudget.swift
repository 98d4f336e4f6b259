/// Limits the retries of all operations that share the budget, so that no retry storm adds to an
/// outage.
///
/// Each retry takes a token, each success returns a fraction of a token, and time slowly refills
/// tokens. First attempts take no token.
///
/// ```swift
/// let context = RetryContext(budget: RetryBudget())
/// try await withRetry(idempotency: .idempotent, context: context) { try await load() }
/// ```
public final class RetryBudget: Sendable {
  private let bucket: Locked<TokenBucket>
  private let time: ElapsedTime

  /// Creates a full budget.
  ///
  /// - Parameters:
  ///   - capacity: The maximum and initial number of tokens; not negative. The default is 10, as in
  ///     the example of gRPC's retry design (gRFC A6).
  ///   - returnedBySuccess: The fraction of a token that a success returns, clamped to 0...1. The
  ///     default is 0.1, as in the same example.
  ///   - refillInterval: The interval after which time refills a token. The default is 10 s, the
  ///     time after which Finagle's budget forgets calls.
  ///   - clock: The clock that measures time. The default is a continuous clock.
  public init(
    capacity: Int = 10, returnedBySuccess: Double = 0.1, refillInterval: Duration = .seconds(10),
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    precondition(capacity >= 0, "capacity is \(capacity), but there are no debts: use 0 or more")
    bucket = Locked(
      TokenBucket(
        capacity: capacity, returnedBySuccess: returnedBySuccess, refillInterval: refillInterval))
    time = ElapsedTime(by: clock)
  }

  /// The number of retries that the budget currently allows.
  public var available: Int {
    let now = time.now()
    return bucket.withLock { $0.available(at: now) }
  }

  /// Takes a token for a retry.
  ///
  /// - Returns: Whether a token was available; if not, don't retry.
  package func withdraw() -> Bool {
    let now = time.now()
    return bucket.withLock { $0.withdraw(at: now) }
  }

  /// Returns a fraction of a token after a success.
  @usableFromInline
  package func deposit() {
    bucket.withLock { $0.deposit() }
  }
}
