/// Runs an operation, and returns something else if it fails.
///
/// Nobody sees the error; ``withFallback(operation:to:)`` hands it on. A cancellation is no failure:
/// it passes through.
///
/// - Parameters:
///   - fallback: What to return instead. It's evaluated only if it's needed.
///   - operation: What to run.
/// - Returns: What the operation returns, or the fallback.
/// - Throws: What the operation throws when it was cancelled.
public nonisolated(nonsending) func withFallback<Value, Failure: Error>(
  to fallback: @autoclosure () -> Value,
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  do throws(Failure) {
    return try await operation()
  } catch {
    guard !error.endsCancelledCall else { throw error }
    return fallback()
  }
}

/// Runs an operation, and another one if it fails.
///
/// A cancellation is no failure: it passes through.
///
/// - Parameters:
///   - operation: What to run.
///   - fallback: What to run instead, with the error.
/// - Returns: What the operation returns, or the fallback.
/// - Throws: What the operation throws when it was cancelled, and what the fallback throws.
public nonisolated(nonsending) func withFallback<Value>(
  operation: nonisolated(nonsending) () async throws -> Value,
  to fallback: nonisolated(nonsending) (any Error) async throws -> Value
) async throws -> Value {
  do {
    return try await operation()
  } catch {
    guard !error.endsCancelledCall else { throw error }
    return try await fallback(error)
  }
}
