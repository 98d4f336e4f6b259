import RecourseStore
import RecourseUI

/// Sends the pending changes one after another, and retries after transient failures.
///
/// The shop must carry out a change once, however often it is sent.
func deliveryMiddleware(
  retry schedule: RetrySchedule = .exponential(maxAttempts: .max, cap: .seconds(15)).jitter(.equal),
  send: @escaping @MainActor (BasketChange) async throws(BasketError) -> Basket
) -> Middleware<BasketState, BasketAction> {
  { state, action in
    switch action {
    case .open, .change, .tryNow, .confirmed, .refused:
      return state.delivery == .idle && !state.pending.isEmpty ? .just(.deliver) : .none
    case .retry(let id) where id == state.pending.first?.id:
      return .none
    // After the delay, another change may be the first one.
    case .deliver, .retry:
      guard let change = state.pending.first else { return .cancel(id: Running.delivery) }
      return .run { () async throws(BasketError) in try await send(change) }
        .map { .confirmed(change.id, $0) }
        .retry(schedule) { BasketAction($0, of: change) }
        // All other errors are retried.
        .catch { if case .refused(let refusal) = $0 { .just(.refused(refusal)) } else { .none } }
        .cancellable(id: Running.delivery, cancelInFlight: true)
    case .close:
      return .cancel(id: Running.delivery)
    case .undo, .failed, .refusalSeen:
      return .none
    }
  }
}

private enum Running { case delivery }

extension BasketAction {
  /// The action for the progress of a change's retries; nil if the app shows nothing of it.
  fileprivate init?(_ progress: RetryProgress, of change: BasketChange) {
    switch (progress.phase, progress.failures.last?.error) {
    case (.waiting(let delay), let error as BasketError): self = .failed(error, delay: delay)
    case (.trying, _): self = .retry(change.id)
    default: return nil
    }
  }
}
