extension ErrorRouter {
  /// Runs an operation for each element in a task, and reports all failures as one problem.
  ///
  /// The report's error is an ``AggregateError``. While it is presented, a person can try again;
  /// only the failed elements then run again. The cancellation of a single element is not a
  /// failure. Cancelling the handle keeps the values that exist, starts no other element, and waits
  /// for the elements in progress.
  ///
  /// ```swift
  /// let uploads = router.attemptAll(photos) { photo in try await server.upload(photo) }
  /// let links = await uploads.value
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements, in the order in which they start. Without elements, nothing runs
  ///     and nothing is reported.
  ///   - origin: The activity of the app. The default is `.userAction`.
  ///   - retryKey: The key of the whole operation. A success of all elements resolves earlier
  ///     reports with this key. The default is nil.
  ///   - offersTryAgain: Whether the presentation offers to try again, provided that a retry may
  ///     help a failed element. The default is true.
  ///   - title: Returns the title of the report for the failures of one run. The default is nil:
  ///     the built-in title, such as "3 of 20 couldn’t be completed".
  ///   - maxConcurrent: How many elements run at the same time. Must be positive. The default is 4.
  ///   - onProgress: Called with the number of elements that have succeeded and the number of all
  ///     elements, after each success. The default is nil.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: The operation to run for each element, outside the main actor.
  /// - Returns: A handle whose value contains the values in the order of the elements; nil for an
  ///   element that failed for good or was cancelled.
  @discardableResult
  public func attemptAll<Element: Sendable, Value: Sendable>(
    _ elements: some Sequence<Element>, origin: ErrorOrigin = .userAction,
    retryKey: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    title: ((AggregateError) -> ErrorTitle)? = nil, maxConcurrent: Int = 4,
    onProgress: (@MainActor (_ succeeded: Int, _ total: Int) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @Sendable (Element) async throws -> Value
  ) -> AttemptHandle<[Value?]> {
    let attempt = Attempt(
      origin: origin, retryKey: retryKey, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    let intention = intention(for: retryKey)
    let hold = RouterHold(self)
    let describer = describer
    var batch = Batch<Element, Value>(Array(elements), maxConcurrent: maxConcurrent)
    return AttemptHandle(
      Task {
        let success: Void? = await attempt.repeatRuns(in: hold, as: intention) { router in
          try await batch.run(
            { [source = attempt.source] element in
              try await router.simulateFailure(of: source)
              return try await operation(element)
            }, title: { describer.words(of: title?($0)) },
            onProgress: { onProgress?($0, $1) },
            on: #isolation)
        }
        return (batch.values, success != nil)
      })
  }
}
