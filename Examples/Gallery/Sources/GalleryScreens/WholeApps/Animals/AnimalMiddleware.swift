import RecourseStore
import RecourseUI

/// Fetches animals.
///
/// - Parameters:
///   - service: The service that provides the animals.
///   - schedule: The retry schedule. The default is 3 attempts, with delays of about 1 and 2
///     seconds.
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
  /// The action that announces another attempt; nil unless the retry is waiting for its delay.
  fileprivate static func animal(
    retrying progress: RetryProgress, by schedule: RetrySchedule
  ) -> AnimalAppAction? {
    guard case .waiting = progress.phase else { return nil }
    return .animal(
      .retrying(.init(attempt: progress.failures.count + 1, limit: schedule.maxAttempts)))
  }
}
