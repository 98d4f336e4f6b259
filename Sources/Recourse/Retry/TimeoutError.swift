/// An operation has taken longer than it may.
///
/// ``withTimeout(_:tolerance:clock:operation:)`` throws it. A person reads that it took too long.
///
/// ```swift
/// do {
///   try await withTimeout(.seconds(10)) { try await sync() }
/// } catch let error as TimeoutError {
///   print("Not done after \(error.limit)")
/// }
/// ```
public struct TimeoutError: CausedError, ErrorRemedyProvider, Sendable {
  /// How long the operation was allowed to take.
  public let limit: Duration
  /// What the operation threw when it was cancelled, if it says more than that it was.
  public let causes: [any Error]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - limit: How long the operation was allowed to take.
  ///   - cause: What it threw when it was cancelled; a cancellation says nothing more. The default
  ///     is nil.
  public init(limit: Duration, cause: (any Error)? = nil) {
    self.limit = limit
    causes = [cause].compactMap { $0 }.filter { !$0.isCancellation }
  }

  /// Time: the next attempt may be faster.
  public var remedy: ErrorRemedy { .time }
}

extension TimeoutError: CustomStringConvertible, CustomReflectable {
  /// The limit and the cause, in one line without payloads.
  public var description: String {
    let cause = causes.first.map { " ← \(ErrorLabel(of: $0).text)" } ?? ""
    return "TimeoutError after \(limit)\(cause)"
  }

  /// A mirror without children, so that no dump shows the cause's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
