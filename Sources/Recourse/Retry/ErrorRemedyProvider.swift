/// An error that says itself what can help.
///
/// ```swift
/// enum CartError: ErrorRemedyProvider {
///   case soldOut, busy
///
///   var remedy: ErrorRemedy {
///     switch self {
///     case .soldOut: .person
///     case .busy: .time
///     }
///   }
/// }
/// ```
public protocol ErrorRemedyProvider: Error {
  /// What can help; unknown leaves the answer to the causes.
  var remedy: ErrorRemedy { get }
  /// When to try again at the earliest. The default is nil: it doesn't say.
  var retryAfter: RetryAfter? { get }
  /// Whether it is certain that the operation had no effect. The default is false.
  var provesNothingWasDone: Bool { get }
}

extension ErrorRemedyProvider {
  /// When to try again at the earliest: it doesn't say.
  public var retryAfter: RetryAfter? { nil }

  /// Whether it is certain that the operation had no effect: it isn't.
  public var provesNothingWasDone: Bool { false }

  /// What can help, which the type must say.
  ///
  /// Without this, the property of all errors, which asks the provider, would meet the requirement.
  @available(*, unavailable, message: "say what can help after the error")
  public var remedy: ErrorRemedy { .unknown }
}
