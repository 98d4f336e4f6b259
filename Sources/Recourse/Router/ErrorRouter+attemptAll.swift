extension ErrorRouter {
  /// Runs an operation for each element in a task, and reports all failures as one problem.
  ///
  /// The report's error is an ``AggregateError``. While it is presented, a person can try again;
  /// only the failed elements then run again. The cancellation of a single element is not a
  /// failure. Cancelling the task keeps the values that exist, starts no other element, and waits
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
  ///   - key: The key of the whole operation. A success of all elements resolves earlier reports
  ///     with this key. The default is nil.
  ///   - offersTryAgain: Whether the presentation offers to try again, provided that a retry may
  ///     help a failed element. The default is true.
  ///   - failing: Returns the title of the report, already localized, for the number of failed
  ///     elements and the number of all elements. The default is nil: the built-in title, such as
  ///     "3 of 20 couldn’t be completed".
  ///   - maxConcurrent: How many elements run at the same time. Must be positive. The default is 4.
  ///   - onProgress: Called with the number of elements that have succeeded and the number of all
  ///     elements, after each success. The default is nil.
  ///   - fileID: The file that reports the error. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - operation: The operation to run for each element, outside the main actor.
  /// - Returns: A task whose value contains the values in the order of the elements; nil for an
  ///   element that failed for good or was cancelled.
  @discardableResult
  public func attemptAll<Element: Sendable, Value: Sendable>(
    _ elements: some Sequence<Element>, origin: ErrorOrigin = .userAction,
    key: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    failing: ((_ failed: Int, _ total: Int) -> String)? = nil, maxConcurrent: Int = 4,
    onProgress: (@MainActor (_ succeeded: Int, _ total: Int) -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line,
    operation: @escaping @Sendable (Element) async throws -> Value
  ) -> Task<[Value?], Never> {
    let attempt = Attempt(
      origin: origin, key: key, offersTryAgain: offersTryAgain,
      source: ErrorReport.Source(fileID: fileID, line: line))
    let hold = RouterHold(self)
    let batch = Batch(
      Array(elements), maxConcurrent: maxConcurrent, failing: failing, onProgress: onProgress,
      operation: operation)
    return Task {
      _ = await attempt.run(in: hold) { try await batch.run() }
      return batch.values
    }
  }
}

/// Runs an operation for many elements, and remembers which of them are done.
@MainActor
final class Batch<Element: Sendable, Value: Sendable> {
  /// The values of the elements that have succeeded; nil for the others.
  private(set) var values: [Value?]
  private let elements: [Element]
  /// The elements to run, as positions: all of them at first, later those that failed.
  private var remaining: [Int]
  private var succeeded = 0
  private let maxConcurrent: Int
  private let failing: ((_ failed: Int, _ total: Int) -> String)?
  private let onProgress: (@MainActor (_ succeeded: Int, _ total: Int) -> Void)?
  private let operation: @Sendable (Element) async throws -> Value

  init(
    _ elements: [Element], maxConcurrent: Int,
    failing: ((_ failed: Int, _ total: Int) -> String)?,
    onProgress: (@MainActor (_ succeeded: Int, _ total: Int) -> Void)?,
    operation: @escaping @Sendable (Element) async throws -> Value
  ) {
    precondition(
      maxConcurrent > 0, "attemptAll: a limit of \(maxConcurrent) lets no element run")
    self.elements = elements
    values = Array(repeating: nil, count: elements.count)
    remaining = Array(elements.indices)
    self.maxConcurrent = maxConcurrent
    self.failing = failing
    self.onProgress = onProgress
    self.operation = operation
  }

  /// Runs the elements that remain.
  ///
  /// - Throws: ``AggregateError`` if an element failed; `CancellationError` if the task or an
  ///   element was cancelled.
  func run() async throws {
    var failures: [(index: Int, error: any Error)] = []
    var waiting = remaining[...]
    await withTaskGroup(of: (index: Int, result: Result<Value, any Error>).self) { group in
      func startNext() {
        guard !Task.isCancelled, let index = waiting.popFirst() else { return }
        group.addTask { [element = elements[index], operation] in
          do {
            return (index, .success(try await operation(element)))
          } catch {
            return (index, .failure(error))
          }
        }
      }
      for _ in 0..<min(maxConcurrent, waiting.count) { startNext() }
      while let (index, result) = await group.next() {
        switch result {
        case .success(let value): succeed(index, with: value)
        case .failure(let error):
          if !CauseTree(error).isCancellation { failures.append((index, error)) }
        }
        startNext()
      }
    }
    failures.sort { $0.index < $1.index }
    remaining = failures.map(\.index)
    if !failures.isEmpty {
      throw AggregateError(
        failures.map(\.error), total: elements.count,
        title: failing?(failures.count, elements.count))
    }
    guard succeeded == elements.count else { throw CancellationError() }
  }

  private func succeed(_ index: Int, with value: Value) {
    values[index] = value
    succeeded += 1
    onProgress?(succeeded, elements.count)
  }
}
