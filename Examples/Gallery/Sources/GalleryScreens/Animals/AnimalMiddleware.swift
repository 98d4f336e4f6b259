import RecourseStore
import RecourseUI

/// Fetches animals.
///
/// - Parameters:
///   - service: Where they come from.
///   - schedule: When a failed attempt is repeated. The default is 3 attempts, the last ones after
///     about 1 and 2 seconds.
/// - Returns: The middleware.
func animalMiddleware(
  _ service: any AnimalService,
  retry schedule: RetrySchedule = .exponential(maxAttempts: 3).jitter(.equal)
) -> Middleware<AnimalAppState, AnimalAppAction> {
  { state, action in
    switch action {
    case .animal(.fetch):
      .run { [current = state.animal.current] () async throws(AnimalError) in
        try await service.animal(after: current)
      }
      .map { .animal(.fetched($0)) }
      .retry(schedule) { .animal(retrying: $0, by: schedule) }
      .catch { error in .just(.animal(.failed(error))) }
      .cancellable(id: Running.fetch, cancelInFlight: true)
    case .animal(.cancel): .cancel(id: Running.fetch)
    default: .none
    }
  }
}

private enum Running { case fetch }

extension AnimalAppAction {
  /// Says that another attempt follows; nil where it doesn’t, or has begun already.
  fileprivate static func animal(
    retrying progress: RetryProgress, by schedule: RetrySchedule
  ) -> AnimalAppAction? {
    guard case .waiting = progress.phase else { return nil }
    return .animal(
      .retrying(.init(attempt: progress.failures.count + 1, limit: schedule.maxAttempts)))
  }
}
