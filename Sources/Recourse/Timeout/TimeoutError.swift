/// An error thrown when an operation exceeds its time limit.
///
/// ``withTimeout(_:tolerance:clock:operation:)`` throws this error. The description for the user
/// states that the operation took too long.
///
/// ```swift
/// do {
///   try await withTimeout(.seconds(10)) { try await sync() }
/// } catch let error as TimeoutError {
///   print("Not done after \(error.limit)")
/// }
/// ```
public struct TimeoutError: CauseProvider, ErrorRemedyProvider, Sendable {
  /// The time limit of the operation.
  public let limit: Duration
  /// The error that the operation threw after its cancellation, unless that error is a
  /// cancellation.
  public let causes: [any Error]

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - limit: The time limit of the operation.
  ///   - cause: The error that the operation threw after its cancellation; a cancellation is
  ///     ignored. The default is nil.
  public init(limit: Duration, cause: (any Error)? = nil) {
    self.limit = limit
    causes = [cause].compactMap { $0 }.filter { !CauseTree($0).isCancellation }
  }

  /// Always `.transient`: the next attempt may be faster.
  public var remedy: ErrorRemedy { .transient }
}

extension TimeoutError: SafelyDescribed {
  /// The limit and the cause, on one line without payloads.
  package var safeText: String {
    let cause = causes.first.map { " ← \(ErrorLabel(of: $0).text)" } ?? ""
    return "TimeoutError after \(limit)\(cause)"
  }
}

extension TimeoutError: MeaningProvider {
  var meaning: ErrorMeaning { .tookTooLong }
}
