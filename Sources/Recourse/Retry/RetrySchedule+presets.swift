extension RetrySchedule {
  /// A schedule for most requests: 3 attempts, with full jitter up to 1 s and 2 s between them.
  ///
  /// All numbers are those of the standard mode of AWS's SDKs ("Retry behavior", AWS SDKs and Tools
  /// Reference Guide): 3 attempts, base 2, at most 20 s.
  public static let standard = exponential(maxAttempts: 3)

  /// A schedule for operations that a person waits for: 3 attempts within 10 s, with full jitter up
  /// to 0.5 s and 1 s.
  ///
  /// After 10 s, people turn to other tasks (Jakob Nielsen, "Usability Engineering", 1993). The
  /// first delay is that of Google's HTTP client (`DEFAULT_INITIAL_INTERVAL_MILLIS`, 500).
  public static let interactive = exponential(maxAttempts: 3, first: .milliseconds(500))
    .within(.seconds(10))

  /// A schedule for background work: 15 attempts within 15 minutes, 1 s to 2 minutes apart.
  ///
  /// The delays are those of gRPC's connection backoff: 1 s, multiplied by 1.6, at most 120 s, with
  /// a deviation of up to 20 %. The time limit is that of Google's HTTP client
  /// (`DEFAULT_MAX_ELAPSED_TIME_MILLIS`), and 15 attempts fit into it.
  public static let background = exponential(
    maxAttempts: 15, first: .seconds(1), factor: 1.6, cap: .seconds(120)
  )
  .jitter(.proportional(0.2))
  .within(.seconds(15 * 60))
}
