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
        case .failure(let error): if !error.isCancellation { failures.append((index, error)) }
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
