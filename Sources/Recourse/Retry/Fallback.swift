/// Runs an operation, and returns something else if it fails.
///
/// Nobody sees the error; ``withFallback(operation:to:)`` hands it on. A cancellation is no failure:
/// it passes through.
///
/// - Parameters:
///   - fallback: What to return instead. It's evaluated only if it's needed.
///   - operation: What to run.
/// - Returns: What the operation returns, or the fallback.
/// - Throws: The cancellation that the operation throws. If the caller is cancelled, a cancellation, as
///   far as `Failure` has room for one: when it is any error, or a ``CauseWrapping`` type.
public nonisolated(nonsending) func withFallback<Value, Failure: Error>(
  to fallback: @autoclosure () -> Value,
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  do throws(Failure) {
    return try await operation()
  } catch {
    guard !error.endsCancelledCall else { throw errorOfCall(throwing: error) }
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
/// - Throws: The cancellation that the operation throws, or the error of the fallback. If the caller is
///   cancelled, a `CancellationError`.
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
    do {
      return try await fallback(error)
    } catch {
      throw errorOfCall(throwing: error, as: (any Error).self)
    }
  }
}
