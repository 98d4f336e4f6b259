/// What a block throws; nil if it doesn't.
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
