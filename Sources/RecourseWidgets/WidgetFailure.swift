public import Foundation
public import Recourse

/// The failure of a widget's reload, in the app's words.
///
/// ```swift
/// if let failure = content.failure {
///   Text("\(failure.title) (\(failure.supportCode))")
/// }
/// ```
public struct WidgetFailure: Sendable, Hashable, Codable {
  /// The problem in a few words.
  public let title: String
  /// An explanation of the problem in one or two sentences.
  public let message: String
  /// A recovery suggestion; nil if there is none.
  public let recoverySuggestion: String?
  /// The short code that a person can read out to support.
  public let supportCode: SupportCode
  /// The number of reloads that failed since the last success.
  public let attempts: Int
  /// The date of the first of these failures.
  public let date: Date
  /// The delay after the last failure, for a schedule that derives the next delay from it.
  let delay: Duration

  /// Creates the failure of a first reload, for a preview or a test.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - describer: Describes the error. The default uses the app's language.
  ///   - date: The date of the failure. The default is the current date.
  public init(
    _ error: any Error, describedBy describer: ErrorDescriber = ErrorDescriber(),
    at date: Date = Date()
  ) {
    self.init(describer.describe(error), attempts: 1, since: date, delay: .zero)
  }

  init(_ words: ErrorDescription, attempts: Int, since date: Date, delay: Duration) {
    title = words.title
    message = words.message
    recoverySuggestion = words.recoverySuggestion
    supportCode = words.supportCode
    self.attempts = attempts
    self.date = date
    self.delay = delay
  }
}
