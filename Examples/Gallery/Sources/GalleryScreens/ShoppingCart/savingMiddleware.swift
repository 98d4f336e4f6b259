import RecourseStore
import RecourseUI

/// Writes the basket to a file at each change, and reads it when the app begins.
///
/// It stands before what sends: a change is written as one that may have arrived before it goes.
///
/// - Parameters:
///   - file: Where.
///   - router: Where to report that it can’t be read or written.
/// - Returns: The middleware.
func savingMiddleware(
  _ file: BasketFile, reportingTo router: ErrorRouter
) -> Middleware<BasketState, BasketAction> {
  { state, action in
    switch action {
    case .open:
      // What can’t be read is told once; the basket begins anew.
      Effect.run { @MainActor in try file.read() }
        .map { BasketAction.opened($0) }
        .route(to: router, origin: .launch, offersTryAgain: false) { _ in .opened(BasketState()) }
        .cancellable(id: Line.reading)
    case .close: .cancel(id: Line.reading)
    // What is not read yet must not be written over.
    case _ where state.delivery == .closed: .none
    default:
      // A few hundred bytes, on the main actor so that the last state is written last. Trying again
      // would write an old one.
      Effect<BasketAction, any Error>.run { @MainActor _ in try file.write(state) }
        .route(to: router, key: .basketFile, offersTryAgain: false)
    }
  }
}

private enum Line {
  case reading
}

extension ErrorReport.Key {
  /// The file is written.
  fileprivate static let basketFile: Self = "ShoppingCart.file"
}
