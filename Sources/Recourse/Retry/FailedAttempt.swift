public import Foundation

/// A failed attempt of an operation.
///
/// ```swift
/// for failure in progress.failures {
///   print(failure.number, failure.date, failure.error)
/// }
/// ```
public struct FailedAttempt: Sendable {
  /// The number of the attempt, starting at 1.
  public let number: Int
  /// The error that the attempt threw.
  public let error: any Error
  /// The date of the failure.
  public let date: Date
  /// The decision that followed the failure.
  package let decision: RetryDecision

  package init(number: Int, error: any Error, date: Date, decision: RetryDecision) {
    self.number = number
    self.error = error
    self.date = date
    self.decision = decision
  }
}

extension FailedAttempt: SafelyDescribed {
  /// The number, the support code and the error, on one line without payloads.
  package var safeText: String { "attempt \(number): \(error.causeTree)" }
}

extension FailedAttempt: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}
