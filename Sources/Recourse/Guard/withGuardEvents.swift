/// Runs an operation, and passes the events of its guards to a handler, under a name.
///
/// The guards are `withRetry`, `withTimeout`, `withHedging` and `withFallback`, ``CircuitBreaker``,
/// ``ConcurrencyLimit`` and ``RateLimit``. A guard that has nothing to do sends nothing, and costs
/// as much as without a handler. The call that changes the state of a shared breaker sends the
/// event. Tasks that the operation creates belong to it as well, except for detached ones. Within
/// another operation with a name, events go to the innermost handler only.
///
/// ```swift
/// let orders = try await withGuardEvents(of: "orders", to: journal.record) {
///   try await withRetry(idempotency: .idempotent) { try await api.orders() }
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the guards, in words that anyone may read: a literal, which can't contain
///     anything private.
///   - handler: Receives each event, where the guard runs. It must return quickly, because the
///     guard waits for it.
///   - operation: The operation to run.
/// - Returns: The value that the operation returns.
/// - Throws: The error that the operation throws.
public nonisolated(nonsending) func withGuardEvents<Value, Failure: Error>(
  of name: StaticString, to handler: @escaping @Sendable (GuardEvent) -> Void,
  operation: nonisolated(nonsending) () async throws(Failure) -> Value
) async throws(Failure) -> Value {
  try await GuardScope(name: name, handler: handler).run(operation)
}
