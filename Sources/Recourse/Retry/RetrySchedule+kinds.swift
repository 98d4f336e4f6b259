extension RetrySchedule {
  /// One attempt and no other.
  public static let never = RetrySchedule(maxAttempts: 1, backoff: .none)

  /// Tries again without a delay.
  ///
  /// - Parameter maxAttempts: How many attempts there are at most, the first one included.
  /// - Returns: The schedule.
  public static func immediate(maxAttempts: Int) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .none)
  }

  /// Tries again after the same delay each time.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - maxAttempts: How many attempts there are at most, the first one included.
  /// - Returns: The schedule, without jitter.
  public static func constant(_ delay: Duration, maxAttempts: Int) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .constant(delay))
  }

  /// Tries again after a delay that grows by as much each time.
  ///
  /// - Parameters:
  ///   - maxAttempts: How many attempts there are at most, the first one included.
  ///   - first: The delay after the first failure.
  ///   - step: By how much it grows.
  ///   - cap: The longest delay. The default is 20 s, as in the standard mode of AWS's SDKs.
  /// - Returns: The schedule, without jitter.
  public static func linear(
    maxAttempts: Int, first: Duration, step: Duration, cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(
      maxAttempts: maxAttempts, backoff: .linear(first: first, step: step).capped(at: cap))
  }

  /// Tries again after a delay that is multiplied each time.
  ///
  /// The defaults are those of the standard mode of AWS's SDKs ("Retry behavior", AWS SDKs and Tools
  /// Reference Guide).
  ///
  /// - Parameters:
  ///   - maxAttempts: How many attempts there are at most, the first one included.
  ///   - first: The delay after the first failure. The default is 1 s.
  ///   - factor: By what it is multiplied. The default is 2.
  ///   - cap: The longest delay. The default is 20 s.
  /// - Returns: The schedule, with full jitter.
  public static func exponential(
    maxAttempts: Int, first: Duration = .seconds(1), factor: Double = 2,
    cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(
      maxAttempts: maxAttempts,
      backoff: .exponential(first: first, factor: factor).capped(at: cap), jitter: .full)
  }

  /// Tries again after a random delay between a base and three times the delay before it.
  ///
  /// - Parameters:
  ///   - maxAttempts: How many attempts there are at most, the first one included.
  ///   - base: The shortest delay. The default is 1 s, as in the standard mode of AWS's SDKs.
  ///   - cap: The longest delay. The default is 20 s, as there.
  /// - Returns: The schedule, which needs no jitter.
  public static func decorrelated(
    maxAttempts: Int, base: Duration = .seconds(1), cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .decorrelated(base: base).capped(at: cap))
  }
}
