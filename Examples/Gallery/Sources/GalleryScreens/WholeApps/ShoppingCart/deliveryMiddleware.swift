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
  let courier = Courier(service)
  return { state, action in
    switch action {
    case .opened, .change, .answered, .refused:
      return state.delivery == .idle && state.errand != nil ? .just(.deliver) : .none
    case .deliver:
      guard case .underWay(let errand) = state.delivery else { return .none }
      courier.errand = errand
      return .run { () async throws(BasketError) in try await courier.carryOut() }
        // The shop recognizes a repeated change, so sending it twice is harmless.
        .retry(schedule, idempotency: .idempotent, onProgress: BasketAction.init)
        .catch { error in .just(.refused(error, courier.errand?.change?.id)) }
        // Only one request is in flight, however often the action is dispatched.
        .cancellable(id: Line.errand, cancelInFlight: true)
    case .retry:
      // The person may have undone or changed the errand during the pause.
      guard case .underWay(let errand) = state.delivery else { return .cancel(id: Line.errand) }
      courier.errand = errand
      return .none
    case .tryNow:
      return state.pause == nil ? .none : .just(.deliver)
    case .close:
      return .cancel(id: Line.errand)
    case .failed, .open, .undo, .refusalSeen:
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
}

/// Carries out the current errand, which may change between two attempts.
@MainActor
private final class Courier {
  var errand: BasketState.Errand?
  private let service: any BasketService

  nonisolated init(_ service: any BasketService) {
    self.service = service
  }

  func carryOut() async throws(BasketError) -> BasketAction {
    if let change = errand?.change {
      .answered(try await service.carryOut(change), to: change.id)
    } else {
      .answered(try await service.basket(), to: nil)
    }
  }
}

extension BasketState.Errand {
  /// The change to send; nil for a query.
  fileprivate var change: BasketChange? {
    if case .send(let change) = self { change } else { nil }
  }
}

extension BasketAction {
  /// The action that shows the progress of an errand's retries; nil for a phase that isn't shown.
  fileprivate init?(_ progress: RetryProgress) {
    switch progress.phase {
    case .waiting(let delay):
      guard let error = progress.failures.last?.error as? BasketError else { return nil }
      self = .failed(error, pause: delay)
    case .trying: self = .retry
    case .waitingForNetwork, .stopped: return nil
    }
  }
}
