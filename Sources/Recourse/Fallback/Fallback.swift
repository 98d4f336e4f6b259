/// Runs an operation and returns a fallback value if it fails.
///
/// To receive the error, use ``withFallback(operation:to:)``. A cancellation is not a failure, and
/// is rethrown.
///
/// ```swift
/// let orders = try await withFallback(to: savedOrders, journal: router.journal) {
///   try await api.orders()
/// }
/// ```
///
/// - Parameters:
///   - fallback: The fallback value, evaluated only after a failure.
///   - journal: The journal that records the failure as ``Outcome/recovered``. The default is nil:
///     the error is discarded.
///   - fileID: The file of the operation. The default is the caller's file.
///   - line: The line in the file. The default is the caller's line.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns, or the fallback.
/// - Throws: The cancellation that the operation throws. If the caller is cancelled, a cancellation
///   if `Failure` is `any Error` or a ``CauseWrapper`` type, and otherwise the operation's error.
public nonisolated(nonsending) func withFallback<Value, Failure: Error>(
  to fallback: @autoclosure () -> Value, journal: ErrorJournal? = nil, fileID: String = #fileID,
  line: Int = #line, operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  do throws(Failure) {
    return try await operation()
  } catch {
    guard !error.endsCancelledCall else { throw errorOfCall(throwing: error) }
    GuardScope.send(.fellBack)
    journal?.record(error, as: .recovered, fileID: fileID, line: line)
    return fallback()
  }
}

/// Runs an operation, and a fallback operation if it fails.
///
/// A cancellation is not a failure, and is rethrown.
///
/// ```swift
/// let orders = try await withFallback { try await api.orders() } to: { error in
///   journal.record(error)
///   return savedOrders
/// }
/// ```
///
/// - Parameters:
///   - operation: The operation to run.
///   - fallback: The operation to run after a failure, with the error.
/// - Returns: The value that the operation or the fallback returns.
/// - Throws: The cancellation that the operation throws, or the error of the fallback. If the
///   caller is cancelled, a `CancellationError`.
public nonisolated(nonsending) func withFallback<Value>(
  operation: nonisolated(nonsending) () async throws -> Value,
  to fallback: nonisolated(nonsending) (any Error) async throws -> Value
) async throws -> Value {
  do {
    return try await operation()
  } catch {
    guard !error.endsCancelledCall else {
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
    GuardScope.send(.fellBack)
    do {
      return try await fallback(error)
    } catch {
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }
}
