public import Foundation

/// An attempt that has failed.
///
/// ```swift
/// for failure in progress.failures {
///   print(failure.date, failure.error, failure.delay ?? "the last one")
/// }
/// ```
public struct FailedAttempt: Sendable {
  /// Which attempt it was, from 1 on.
  public let number: Int
  /// What it has thrown.
  public let error: any Error
  /// When it failed.
  public let date: Date
  /// What was decided to do next.
  public let decision: RetryDecision

  package init(number: Int, error: any Error, date: Date, decision: RetryDecision) {
    self.number = number
    self.error = error
    self.date = date
    self.decision = decision
  }
}
