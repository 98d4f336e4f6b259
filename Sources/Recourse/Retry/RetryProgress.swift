/// What an operation that is tried again has come to.
///
/// ```swift
/// try await withRetry(.standard, idempotency: .idempotent) { progress in
///   status = progress.phase
/// } operation: {
///   try await load()
/// }
/// ```
public struct RetryProgress: Sendable {
  /// What happens after a failure.
  public enum Phase: Sendable, Hashable {
    /// It waits that long before the next attempt.
    case waiting(Duration)
    /// It waits for the network, and then makes the next attempt.
    case waitingForNetwork
    /// The next attempt is under way.
    case trying
    /// It is given up, and the last error is thrown.
    case stopped(RetryStop)
  }

  /// All attempts that have failed, the first one first.
  public let failures: [FailedAttempt]
  /// What happens now.
  public let phase: Phase

  package init(failures: [FailedAttempt], phase: Phase) {
    self.failures = failures
    self.phase = phase
  }
}

extension RetryProgress: CustomStringConvertible, CustomReflectable {
  /// The number of failures and the phase, in one line.
  public var description: String { "\(failures.count) failed, \(phase)" }

  /// A mirror without children, so that no dump shows the errors' payloads.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
