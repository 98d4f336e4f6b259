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

extension FailedAttempt: CustomStringConvertible, CustomReflectable {
  /// The number, the support code and the error, in one line without payloads.
  public var description: String { "attempt \(number): \(error.causeTree)" }

  /// A mirror without children, so that no dump shows the error's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension FailedAttempt: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}
