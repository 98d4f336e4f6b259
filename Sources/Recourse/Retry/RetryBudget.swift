/// What limits the retries of all operations that share it, so that no storm adds to an outage.
///
/// Each retry takes a token, each success gives back a part of one, and time gives back tokens
/// slowly. First attempts take none.
///
/// ```swift
/// let budget = RetryBudget()
/// try await withRetry(.standard, idempotency: .idempotent, budget: budget) { try await load() }
/// ```
public final class RetryBudget: Sendable {
  private let bucket: Locked<TokenBucket>
  private let time: ElapsedTime

  /// Makes a full budget.
  ///
  /// - Parameters:
  ///   - capacity: How many tokens there are at most, and at first. The default is 10, as in the
  ///     example of gRPC's retry design (gRFC A6).
  ///   - returnedBySuccess: How much of a token a success gives back. The default is 0.1, as there.
  ///   - refillInterval: How long it takes until time gives back a token. The default is 10 s, the
  ///     time after which Finagle's budget forgets.
  ///   - clock: Measures the time. The default is a continuous clock.
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

  /// How many retries are possible now.
  public var available: Int {
    let now = time.now()
    return bucket.withLock { $0.available(at: now) }
  }

  /// Takes a token for a retry.
  ///
  /// - Returns: Whether there was one; without it, don't try again.
  public func withdraw() -> Bool {
    let now = time.now()
    return bucket.withLock { $0.withdraw(at: now) }
  }

  /// Gives back a part of a token after a success.
  public func deposit() {
    bucket.withLock { $0.deposit() }
  }
}
