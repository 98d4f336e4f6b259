import Foundation
import RecourseStore
import RecourseUI

/// Writes the basket to a file after each action, and reports errors to a router.
///
/// This middleware precedes the one that sends: a change is saved as possibly delivered before it
/// is sent.
func savingMiddleware(
  to file: URL, reportingTo router: ErrorRouter
) -> Middleware<BasketState, BasketAction> {
  { state, _ in
    guard state.delivery != .closed else { return .none }
    // Writing on the main actor keeps the order; a retry would write an old state.
    return Effect<BasketAction, any Error>.run { @MainActor _ in
      try JSONEncoder().encode(state).write(to: file, options: .atomic)
    }
    .route(to: router, retryKey: "ShoppingCart.file", offersTryAgain: false)
  }
}

extension BasketState {
  /// Reads the state from a file; an empty basket if there is no readable file.
  @MainActor
  init(contentsOf file: URL, reportingTo router: ErrorRouter) {
    self.init()
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: file))
    } catch CocoaError.fileReadNoSuchFile {
      // The app starts for the first time.
    } catch {
      router.report(error, origin: .launch)
    }
  }
}
