import Foundation
import Recourse
import RecourseTesting
import Testing

/// A router whose operations run again, under the control of a test.
@MainActor
class RetryScene {
  let clock = ManualClock()
  let operations = Operations()

  /// Operations that wait until the test ends them, with an error or without.
  @MainActor
  final class Operations {
    private var waiting: [CheckedContinuation<Void, any Error>] = []
    private(set) var runs = 0

    func run() async throws {
      runs += 1
      try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    /// Waits until a number of runs is in progress, and ends the oldest.
    func end(of number: Int = 1, _ error: (any Error)?) async {
      await eventually { waiting.count == number }
      let run = waiting.removeFirst()
      if let error { run.resume(throwing: error) } else { run.resume() }
    }
  }

  /// The places whose presentations stay during a run.
  nonisolated static let staying: [Disposition] = [.toast, .banner, .inbox]

  func makeRouter(
    _ disposition: Disposition, then next: Disposition? = nil, perMinute: Int = 3
  ) -> ErrorRouter {
    ErrorRouter(
      policy: ErrorPolicy {
        if let next { On(.error(RouterError.soldOut), next) }
        Otherwise(disposition)
      },
      describer: ErrorDescriber(locale: Locale(identifier: "en")),
      interruptionsPerMinute: perMinute, waitingLimit: perMinute, clock: clock)
  }

  func content(at disposition: Disposition, in window: TestWindow) -> ToastContent? {
    switch disposition {
    case .toast: window.toast
    case .banner: window.banner
    default: window.router.inbox.entries.first?.content
    }
  }

  func press(_ disposition: Disposition, in window: TestWindow) throws {
    let action = try #require(content(at: disposition, in: window)?.action)
    switch disposition {
    case .toast: try window.windowRouter.toasts.answer(action.title)
    case .banner: try window.windowRouter.banners.answer(action.title)
    default: action.handler()
    }
  }

  /// Completes the dismissals in progress, as the views do.
  func acknowledgeEnds(in window: TestWindow) {
    for presenter in [window.top.toasts, window.top.banners] {
      if let clearing = presenter.stage.clearing { presenter.acknowledge(clearing.id) }
    }
  }

  func limited(_ seconds: Int) -> RouterHTTPError {
    RouterHTTPError(statusCode: 429, retryAfter: .seconds(seconds))
  }
}
