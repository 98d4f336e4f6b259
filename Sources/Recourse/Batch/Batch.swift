/// Runs an operation for each element, several at a time, and throws all failures as one error.
///
/// Every element runs, even after others have failed. The cancellation of a single element is not a
/// failure. Cancelling the caller starts no other element, and waits for the elements in progress.
///
/// ```swift
/// let links = try await withAll(photos) { photo in try await server.upload(photo) }
/// ```
///
/// - Parameters:
///   - elements: The elements, in the order in which they start.
///   - maxConcurrent: How many elements run at the same time. Must be positive. The default is 4.
///   - onProgress: Called on the caller's actor with the number of elements that have succeeded and
///     the number of all elements, after each success. The default does nothing.
///   - operation: The operation to run for each element, outside the caller's actor.
/// - Returns: The values in the order of the elements.
/// - Throws: An ``AggregateError`` if an element failed, and a `CancellationError` if the caller or
///   an element was cancelled.
@discardableResult
public nonisolated(nonsending) func withAll<Element: Sendable, Value: Sendable>(
  _ elements: some Sequence<Element>, maxConcurrent: Int = 4,
  onProgress: (_ succeeded: Int, _ total: Int) -> Void = { _, _ in },
  operation: @escaping @Sendable (Element) async throws -> Value
) async throws -> [Value] {
  var batch = Batch<Element, Value>(Array(elements), maxConcurrent: maxConcurrent)
  try await batch.run(operation, onProgress: onProgress, on: #isolation)
  return batch.succeeded
}

/// Runs an operation for each element whose value isn't kept yet, and throws all failures as one
/// error, which has the values.
///
/// The function behaves like ``withAll(_:maxConcurrent:onProgress:operation:)``. After failures,
/// the values of the other elements are kept for a while, so that the next call runs only those
/// that have failed. After a success, none are.
///
/// ```swift
/// let kept = KeptValues<Order.ID, Order>()
/// let orders = Loader { _ in
///   try await withAll(ids, keeping: kept) { id in try await api.order(id) }
/// }
/// ```
///
/// - Parameters:
///   - elements: The elements, in the order in which they start.
///   - kept: The values of the elements that have succeeded before.
///   - maxConcurrent: How many elements run at the same time. Must be positive. The default is 4.
///   - onProgress: Called on the caller's actor with the number of elements that have succeeded and
///     the number of all elements, after each success. The default does nothing.
///   - operation: The operation to run for each element, outside the caller's actor.
/// - Returns: The values in the order of the elements.
/// - Throws: An ``AggregateError`` with the values if an element failed, and a `CancellationError`
///   if the caller or an element was cancelled.
@discardableResult
public nonisolated(nonsending) func withAll<Element: Hashable & Sendable, Value: Sendable>(
  _ elements: some Sequence<Element>, keeping kept: KeptValues<Element, Value>,
  maxConcurrent: Int = 4, onProgress: (_ succeeded: Int, _ total: Int) -> Void = { _, _ in },
  operation: @escaping @Sendable (Element) async throws -> Value
) async throws -> [Value] {
  let elements = Array(elements)
  let (call, values) = kept.begin(elements)
  var batch = Batch(elements, values: values, maxConcurrent: maxConcurrent)
  defer { kept.end(call, of: elements, with: batch.isComplete ? [] : batch.values) }
  do {
    try await batch.run(operation, onProgress: onProgress, on: #isolation)
  } catch let error as AggregateError where !batch.succeeded.isEmpty {
    throw error.keeping(batch.succeeded)
  }
  return batch.succeeded
}

/// The elements of an operation, and the values of those that have succeeded.
struct Batch<Element: Sendable, Value: Sendable> {
  /// The values of the elements that have succeeded; nil for the others.
  private(set) var values: [Value?]
  private let elements: [Element]
  private let maxConcurrent: Int
  /// The elements to run, as positions: all of them at first, later those that failed.
  private var remaining: [Int]
  private var successes: Int

  init(_ elements: [Element], values: [Value?] = [], maxConcurrent: Int) {
    precondition(maxConcurrent > 0, "maxConcurrent is \(maxConcurrent), so no element runs: use 1")
    self.elements = elements
    self.maxConcurrent = maxConcurrent
    let values = values.isEmpty ? Array(repeating: nil, count: elements.count) : values
    self.values = values
    remaining = elements.indices.filter { values[$0] == nil }
    successes = elements.count - remaining.count
  }

  /// The values of the elements that have succeeded, in the order of the elements.
  var succeeded: [Value] { values.compactMap(\.self) }

  /// Whether every element has succeeded.
  var isComplete: Bool { successes == elements.count }

  /// Runs the elements that remain; without an error, each of them has its value afterward.
  mutating func run(
    _ operation: @escaping @Sendable (Element) async throws -> Value,
    title: (AggregateError) -> String? = { _ in nil },
    onProgress: (_ succeeded: Int, _ total: Int) -> Void,
    on isolation: isolated (any Actor)?
  ) async throws {
    var failures: [(index: Int, error: any Error)] = []
    var waiting = remaining[...]
    var unfinished = remaining.count
    let total = elements.count
    await withTaskGroup(of: (index: Int, result: Result<Value, any Error>).self) { group in
      // Captures `isolation`, so the closure runs on the caller's actor.
      _ = isolation
      func startNext() {
        guard !Task.isCancelled, let index = waiting.popFirst() else { return }
        group.addTask { [element = elements[index]] in
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
        case .success(let value):
          values[index] = value
          successes += 1
          unfinished -= 1
          onProgress(successes, total)
        case .failure(let error):
          if !CauseTree(error).isCancellation { failures.append((index, error)) }
        }
        startNext()
      }
    }
    guard unfinished > 0 else { return }
    failures.sort { $0.index < $1.index }
    remaining = failures.map(\.index)
    guard !failures.isEmpty, !Task.isCancelled else { throw CancellationError() }
    let error = AggregateError(failures.map(\.error), total: total)
    throw error.titled(title(error))
  }
}
