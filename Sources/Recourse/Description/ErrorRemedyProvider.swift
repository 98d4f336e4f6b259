/// An error that declares its own remedy.
///
/// ```swift
/// enum CartError: ErrorRemedyProvider {
///   case soldOut, busy
///
///   var remedy: ErrorRemedy {
///     switch self {
///     case .soldOut: .needsUser
///     case .busy: .transient
///     }
///   }
/// }
/// ```
public protocol ErrorRemedyProvider: Error {
  /// The kind of remedy that can help; `.unknown` defers to the causes.
  var remedy: ErrorRemedy { get }
  /// The requested delay before the next attempt. The default is nil: no request.
  var retryAfter: RetryAfter? { get }
  /// Whether the failed operation certainly had no effect. The default is false.
  var isUnprocessed: Bool { get }
}

extension ErrorRemedyProvider {
  /// The requested delay before the next attempt: nil.
  public var retryAfter: RetryAfter? { nil }

  /// Whether the failed operation certainly had no effect: false.
  public var isUnprocessed: Bool { false }

  /// An unavailable default, so that conforming types have to declare their remedy.
  ///
  /// Without this property, `Error.remedy` would satisfy the requirement, and call itself
  /// endlessly.
  @available(*, unavailable, message: "say what can help after the error")
  public var remedy: ErrorRemedy { .unknown }
}
