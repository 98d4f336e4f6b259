import Recourse

func words(for request: () async throws -> String) async -> String {
  do {
    return try await withRetry(.interactive, idempotency: .idempotent) { try await request() }
  } catch {
    return ErrorDescriber().describe(error).fullMessage
  }
}
