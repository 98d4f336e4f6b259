import Foundation
import RecourseStore
import RecourseUI

/// Does at the shop what is to do, one thing after the other, and waits where that can help.
///
/// - Parameters:
///   - service: The shop.
///   - schedule: How long to wait after a failure, and after which errors. The default is `.delivery`.
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
        // However often it is dispatched, one request at a time is under way.
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
  /// For changes that wait as long as it takes: from 1 s to 15 s, or as long as the shop asks for.
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
  /// What follows from a failure: to wait, or to do without it.
  fileprivate static func outcome(
    of errand: BasketState.Errand, _ error: BasketError, _ failures: Int,
    _ schedule: RetrySchedule
  ) -> BasketAction {
    var generator = SystemRandomNumberGenerator()
    // The shop knows a change that comes again, so sending it twice does no harm.
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
