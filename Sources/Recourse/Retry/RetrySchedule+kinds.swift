extension RetrySchedule {
  /// A schedule with a single attempt.
  public static let never = RetrySchedule(maxAttempts: 1, backoff: .none)

  /// Creates a schedule that retries without delay.
  ///
  /// - Parameter maxAttempts: The maximum number of attempts, including the first.
  /// - Returns: The schedule.
  public static func immediate(maxAttempts: Int) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .none)
  }

  /// Creates a schedule with a constant delay.
  ///
  /// - Parameters:
  ///   - delay: The delay.
  ///   - maxAttempts: The maximum number of attempts, including the first.
  /// - Returns: The schedule, without jitter.
  public static func constant(_ delay: Duration, maxAttempts: Int) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .constant(delay))
  }

  /// Creates a schedule whose delay grows by a fixed step with each failure.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - first: The delay after the first failure.
  ///   - step: The growth with each further failure.
  ///   - cap: The longest delay. The default is 20 s, as in the standard mode of AWS's SDKs.
  /// - Returns: The schedule, without jitter.
  public static func linear(
    maxAttempts: Int, first: Duration, step: Duration, cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(
      maxAttempts: maxAttempts, backoff: .linear(first: first, step: step).capped(at: cap))
  }

  /// Creates a schedule whose delay is multiplied by a factor with each failure.
  ///
  /// The defaults are those of the standard mode of AWS's SDKs ("Retry behavior", AWS SDKs and
  /// Tools Reference Guide).
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - first: The delay after the first failure. The default is 1 s.
  ///   - factor: The factor for each further failure. The default is 2.
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

  /// Creates a schedule with a random delay between a base and three times the previous delay.
  ///
  /// - Parameters:
  ///   - maxAttempts: The maximum number of attempts, including the first.
  ///   - base: The shortest delay. The default is 1 s, as in the standard mode of AWS's SDKs.
  ///   - cap: The longest delay. The default is 20 s, also as in AWS's SDKs.
  /// - Returns: The schedule, which needs no jitter.
  public static func decorrelated(
    maxAttempts: Int, base: Duration = .seconds(1), cap: Duration = .seconds(20)
  ) -> RetrySchedule {
    RetrySchedule(maxAttempts: maxAttempts, backoff: .decorrelated(base: base).capped(at: cap))
  }
}
