import RecourseStore
import RecourseUI

/// Fetches the animal that follows the current one, with retries after transient errors.
func animalMiddleware(
  animal: @escaping @Sendable (_ previous: Animal?) async throws(AnimalError) -> Animal
) -> Middleware<AnimalState, AnimalAction> {
  { state, action in
    switch action {
    case .fetch:
      .run { [current = state.current] () async throws(AnimalError) in try await animal(current) }
        .map { .fetched($0) }
        .retry(.exponential(maxAttempts: AnimalState.maxAttempts).jitter(.equal)) {
          if case .waiting = $0.phase { .retrying(attempt: $0.failures.count + 1) } else { nil }
        }
        .catch { error in .just(.failed(error)) }
        .cancellable(id: AnimalAction.fetch, cancelInFlight: true)
    case .cancel: .cancel(id: AnimalAction.fetch)
    default: .none
    }
  }
}
