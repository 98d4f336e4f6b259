public import Recourse

/// Runs an operation, and reports its failure to the handlers and the router around a view.
///
/// Read the action from the environment, and call it like a function. The presented error offers
/// to try again.
///
/// ```swift
/// @Environment(\.attemptOperation) private var attempt
///
/// Button("Pay") {
///   attempt(title: "The payment couldn’t be made") { try await cart.pay() }
/// }
/// ```
public struct AttemptAction: Sendable {
  private let router: ErrorRouter

  init(_ router: ErrorRouter) {
    self.router = router
  }

  /// Runs an operation in a task, and reports the error that it throws.
  ///
  /// - Parameters:
  ///   - origin: The origin to report: the activity of the app. The default is `.userAction`.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - retryKey: Identifies the operation: a success resolves the earlier reports with the same
  ///     key. Overlapping calls all run, because a later one may bring newer content; a call that
  ///     fails after a later one has succeeded is resolved as well. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if the error's remedy
  ///     says that a retry can help now. The default is true.
  ///   - fileID: The file in the report's source location. The default is the caller's.
  ///   - line: The line in the report's source location. The default is the caller's.
  ///   - operation: The operation, which starts on the main actor.
  /// - Returns: A handle that awaits the operation's result, or cancels the operation.
  @MainActor
  @discardableResult
  public func callAsFunction<Value: Sendable>(
    origin: ErrorOrigin = .userAction, title: ErrorTitle? = nil, retryKey: ErrorReport.Key? = nil,
    offersTryAgain: Bool = true, fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> AttemptHandle<Value?> {
    router.attempt(
      origin: origin, title: title, retryKey: retryKey, offersTryAgain: offersTryAgain,
      fileID: fileID, line: line, operation)
  }

  /// Keeps a change until it has succeeded, even if the app is killed, and performs it.
  ///
  /// The operation is the one that the app registers with
  /// ``/Recourse/ErrorRouter/onKeptChange(of:perform:onRefusal:)``.
  ///
  /// ```swift
  /// attempt(keeping: .message, message, title: "The message wasn’t sent")
  /// ```
  ///
  /// - Parameters:
  ///   - kind: The kind of the change.
  ///   - content: What is to be written. It is stored in readable form.
  ///   - origin: The origin to report: the activity of the app. The default is `.userAction`.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - fileID: The file in the report's source location. The default is the caller's.
  ///   - line: The line in the report's source location. The default is the caller's.
  /// - Returns: A handle that awaits whether the change has succeeded. Cancelling it drops the
  ///   change.
  @MainActor
  @discardableResult
  public func callAsFunction<Content>(
    keeping kind: KeptChange.Kind<Content>, _ content: Content, origin: ErrorOrigin = .userAction,
    title: ErrorTitle? = nil, fileID: String = #fileID, line: Int = #line
  ) -> AttemptHandle<Bool> {
    router.attempt(
      keeping: kind, content, origin: origin, title: title, fileID: fileID, line: line)
  }

  /// Runs an operation for each element in a task, and reports all failures as one problem.
  ///
  /// Only the failed elements run again when the user tries again.
  ///
  /// ```swift
  /// attempt.all(photos, onProgress: { progress = Double($0) / Double($1) }) { photo in
  ///   try await server.upload(photo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order in which they start.
  ///   - origin: The origin to report: the activity of the app. The default is `.userAction`.
  ///   - retryKey: Identifies the whole operation: a success of all elements resolves the earlier
  ///     reports with the same key. The default is nil.
  ///   - offersTryAgain: Whether the presented error offers to try again, if a retry may help a
  ///     failed element. The default is true.
  ///   - title: Returns the report's title for the failures of one run. The default is nil: the
  ///     built-in title, such as "3 of 20 couldn’t be completed".
  ///   - maxConcurrent: How many elements run at the same time. Must be positive. The default is 4.
  ///   - onProgress: Called with the number of elements that have succeeded and the number of all
  ///     elements, after each success. The default is nil.
  ///   - fileID: The file in the report's source location. The default is the caller's.
  ///   - line: The line in the report's source location. The default is the caller's.
  ///   - operation: The operation for each element, which runs outside the main actor.
  /// - Returns: A handle whose value contains the values in the order of the elements, with nil for
  ///   an element that failed for good or was cancelled. Cancelling it keeps the values that exist.
  @MainActor
  @discardableResult
  public func all<Element: Sendable, Value: Sendable>(
    _ elements: some Sequence<Element>, origin: ErrorOrigin = .userAction,
    retryKey: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    title: ((AggregateError) -> ErrorTitle)? = nil, maxConcurrent: Int = 4,
    onProgress: (@MainActor (_ succeeded: Int, _ total: Int) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @Sendable (Element) async throws -> Value
  ) -> AttemptHandle<[Value?]> {
    router.attemptAll(
      elements, origin: origin, retryKey: retryKey, offersTryAgain: offersTryAgain, title: title,
      maxConcurrent: maxConcurrent, onProgress: onProgress, fileID: fileID, line: line,
      operation: operation)
  }
}
