import RecourseStore
import RecourseUI

/// Writes the basket to a file at each change, and reads it when the app starts.
///
/// This middleware precedes the one that sends: a change is saved as possibly delivered before it
/// is sent.
///
/// - Parameters:
///   - file: The file.
///   - router: The router for errors of reading and writing the file.
/// - Returns: The middleware.
func savingMiddleware(
  _ file: BasketFile, reportingTo router: ErrorRouter
) -> Middleware<BasketState, BasketAction> {
  { state, action in
    switch action {
    case .open:
      // An unreadable file is reported once, and replaced by an empty basket.
      Effect.run { @MainActor in try file.read() }
        .map { BasketAction.opened($0) }
        .route(to: router, origin: .launch, offersTryAgain: false) { _ in .opened(BasketState()) }
        .cancellable(id: Line.reading)
    case .close: .cancel(id: Line.reading)
    // A file that was not read yet must not be overwritten.
    case _ where state.delivery == .closed: .none
    default:
      // The file has only a few hundred bytes. Writing on the main actor keeps the order, so that
      // the newest state is written last. A retry would write an old state.
      Effect<BasketAction, any Error>.run { @MainActor _ in try file.write(state) }
        .route(to: router, key: .basketFile, offersTryAgain: false)
    }
  }
}

private enum Line {
  case reading
}

extension ErrorReport.Key {
  /// A write of the basket's file.
  fileprivate static let basketFile: Self = "ShoppingCart.file"
}
