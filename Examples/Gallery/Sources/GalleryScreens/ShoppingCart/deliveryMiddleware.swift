import Foundation
import RecourseStore
import RecourseUI

/// Runs the errands at the shop one after another, and retries after transient failures.
///
/// - Parameters:
///   - service: The shop.
///   - schedule: The delays after failures, and the errors that are retried. The default is
///     `.delivery`.
/// - Returns: The middleware.
func deliveryMiddleware(
  _ service: any BasketService, schedule: RetrySchedule = .delivery
) -> Middleware<BasketState, BasketAction> {
  { state, action in
    switch action {
    case .opened, .change, .answered, .refused:
      return state.delivery == .idle && state.errand != nil ? .just(.deliver) : .none
    case .deliver:
      guard case .underWay(let errand, let failures) = state.delivery else { return .none }
      return answer(of: service, to: errand)
        .catch { error in .just(.outcome(of: errand, error, failures, schedule)) }
        // Only one request is in flight, however often the action is dispatched.
        .cancellable(id: Line.errand, cancelInFlight: true)
    case .failed(_, let pause):
      return .just(.deliver).debounce(id: Line.pause, for: pause)
    case .tryNow:
      guard state.pause != nil else { return .none }
      return .merge(.cancel(id: Line.pause), .just(.deliver))
    case .close:
      return .merge(.cancel(id: Line.pause), .cancel(id: Line.errand))
    case .open, .undo, .refusalSeen:
      return .none
    }
  }
}

extension RetrySchedule {
  /// Retries without limit, after delays of at most 1 s to 15 s, or as long as the shop requests.
  static let delivery = exponential(maxAttempts: .max, cap: .seconds(15)).jitter(.equal)
}

private enum Line {
  case errand
  case pause
}

private func answer(
  of service: any BasketService, to errand: BasketState.Errand
) -> Effect<BasketAction, BasketError> {
  .run { () async throws(BasketError) in
    switch errand {
    case .look: .answered(try await service.basket(), to: nil)
    case .send(let change): .answered(try await service.carryOut(change), to: change.id)
    }
  }
}

extension BasketAction {
  /// Returns the action that follows a failure: a pause, or giving up the errand.
  fileprivate static func outcome(
    of errand: BasketState.Errand, _ error: BasketError, _ failures: Int,
    _ schedule: RetrySchedule
  ) -> BasketAction {
    var generator = SystemRandomNumberGenerator()
    // The shop recognizes a repeated change, so sending it twice is harmless.
    let decision = schedule.decision(
      after: error, attempt: failures + 1, idempotency: .idempotent, date: Date(),
      using: &generator)
    return switch (decision, errand) {
    case (.retry(let delay, _), _): .failed(error, pause: delay)
    case (.stop, .send(let change)): .refused(error, change.id)
    case (.stop, .look): .refused(error, nil)
    }
  }
}
