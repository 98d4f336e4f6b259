/// An error that lists the errors that caused it.
///
/// For an error that doesn't conform, ``CauseTree`` searches the payload for causes.
///
/// ```swift
/// enum SyncError: CauseProvider {
///   case uploadFailed(any Error)
///
///   var causes: [any Error] {
///     switch self {
///     case .uploadFailed(let cause): [cause]
///     }
///   }
/// }
/// ```
public protocol CauseProvider: Error {
  /// The direct causes of this error; empty if there are none.
  var causes: [any Error] { get }
}
