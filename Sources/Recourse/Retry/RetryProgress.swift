/// The progress of an operation that is being retried.
///
/// ```swift
/// try await withRetry(idempotency: .idempotent) { progress in
///   status = progress.phase
/// } operation: {
///   try await load()
/// }
/// ```
public struct RetryProgress: Sendable {
  /// The phase that follows a failure.
  public enum Phase: Sendable, Hashable {
    /// The next attempt begins after a delay of this length.
    case waiting(Duration)
    /// The next attempt waits for the network.
    case waitingForNetwork
    /// The next attempt is running.
    case trying
    /// The retries have stopped, and the last error is thrown.
    case stopped(RetryStop)
  }

  /// All failed attempts, oldest first.
  public let failures: [FailedAttempt]
  /// The current phase.
  public let phase: Phase

  package init(failures: [FailedAttempt], phase: Phase) {
    self.failures = failures
    self.phase = phase
  }
}

extension RetryProgress: SafelyDescribed {
  /// The number of failures and the phase, on one line.
  package var safeText: String { "\(failures.count) failed, \(phase)" }
}
