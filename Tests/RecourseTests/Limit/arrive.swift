/// Starts a call on the main actor, and returns at its first suspension, such as the wait for its
/// turn: tasks that are created one after the other may start in another order.
@MainActor
func arrive(
  _ call: @escaping @MainActor () async throws -> Void
) async -> Task<Void, any Error> {
  let started = RetryTestSignal()
  let task = Task {
    // From the signal to the suspension, the call doesn't leave the main actor.
    started.send()
    try await call()
  }
  await started.wait()
  return task
}
