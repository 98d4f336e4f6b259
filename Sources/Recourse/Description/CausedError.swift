/// An error that knows which other errors caused it.
///
/// Without this protocol, the errors in the payload are the causes, see ``CauseTree``.
///
/// ```swift
/// enum SyncError: CausedError {
///   case uploadFailed(any Error)
///
///   var causes: [any Error] {
///     switch self {
///     case .uploadFailed(let cause): [cause]
///     }
///   }
/// }
/// ```
public protocol CausedError: Error {
  /// The errors that caused this one directly; empty when nothing did.
  var causes: [any Error] { get }
}
