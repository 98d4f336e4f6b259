/// Returns the error that a block throws, or `nil` if the block returns.
nonisolated(nonsending) func thrownError<Value>(
  by body: nonisolated(nonsending) () async throws -> Value
) async -> (any Error)? {
  do {
    _ = try await body()
    return nil
  } catch {
    return error
  }
}
