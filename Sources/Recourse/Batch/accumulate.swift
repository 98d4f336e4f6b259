/// Runs all operations, and throws all of their failures as one error, instead of only the first.
///
/// ```swift
/// let (name, email) = try accumulate({ try Name(form.name) }, { try Email(form.email) })
/// let order = Order(name: name, email: email)
/// ```
///
/// - Parameter operation: The operations, in the order in which they run.
/// - Returns: The values of the operations.
/// - Throws: A ``FieldErrors`` with the errors of all fields if each failure is one of fields, and
///   an ``AggregateError`` otherwise, in which they are one failure. A `CancellationError` if an
///   operation was cancelled, or the task, in which no other operation begins.
public func accumulate<each Value>(
  _ operation: repeat () throws -> each Value
) throws -> (repeat each Value) {
  let results = (repeat result(of: each operation))
  try throwFailures(of: repeat each results)
  return (repeat try (each results).get())
}

/// Runs all asynchronous operations one after the other on the caller's actor, and throws all of
/// their failures as one error, instead of only the first.
///
/// ```swift
/// let (orders, offers) = try await accumulate(
///   { try await api.orders() }, { try await api.offers() })
/// ```
///
/// - Parameter operation: The operations, in the order in which they run.
/// - Returns: The values of the operations.
/// - Throws: A ``FieldErrors`` with the errors of all fields if each failure is one of fields, and
///   an ``AggregateError`` otherwise, in which they are one failure. A `CancellationError` if an
///   operation was cancelled, or the task, in which no other operation begins.
public nonisolated(nonsending) func accumulate<each Value>(
  _ operation: repeat nonisolated(nonsending) () async throws -> each Value
) async throws -> (repeat each Value) {
  let results = (repeat await result(of: each operation))
  try throwFailures(of: repeat each results)
  return (repeat try (each results).get())
}

private func result<Value>(of operation: () throws -> Value) -> Result<Value, any Error> {
  Task.isCancelled ? .failure(CancellationError()) : Result { try operation() }
}

private nonisolated(nonsending) func result<Value>(
  of operation: nonisolated(nonsending) () async throws -> Value
) async -> Result<Value, any Error> {
  guard !Task.isCancelled else { return .failure(CancellationError()) }
  do {
    return .success(try await operation())
  } catch {
    return .failure(error)
  }
}

private func throwFailures<each Value>(
  of results: repeat Result<each Value, any Error>
) throws {
  var failures: [any Error] = []
  var fields: [FieldError] = []
  var total = 0
  for result in repeat each results {
    total += 1
    guard case .failure(let error) = result else { continue }
    if error.endsCancelledCall { throw CancellationError() }
    let named = CauseTree(error).fieldErrors
    fields += named
    if named.isEmpty { failures.append(error) }
  }
  // One error has the messages of all fields, because an aggregate shows those of its first one.
  if !fields.isEmpty { failures.insert(FieldErrors(fields), at: 0) }
  guard let first = failures.first else { return }
  if failures.count == 1, !fields.isEmpty { throw first }
  throw AggregateError(failures, total: total)
}
