import Foundation
import Observation
import RecourseStore
import RecourseUI

/// The app of the Shopping Cart screen, independent of its views: a shop, a file and a store.
@MainActor
@Observable
final class ShoppingCartModel {
  /// The app’s store; nil while the app isn't running.
  private(set) var store: Store<BasketState, BasketAction>?

  let shop: GalleryServer
  /// The file in which the basket is stored while the app isn't running.
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
  private let clock: any Clock<Duration>

  /// Creates an app that isn't running yet, whose clock measures all times.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    shop = .shop(clock: clock)
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  /// Starts the app with the state in the file, unless the app is already running.
  func open(reportingTo router: ErrorRouter) {
    guard store == nil else { return }
    store = Store(
      initialState: BasketState(contentsOf: file, reportingTo: router), reducer: basketReducer,
      middlewares: [
        savingMiddleware(to: file, reportingTo: router), deliveryMiddleware(send: shop.carryOut),
      ], clock: clock)
    store?.dispatch(.open)
  }

  /// Stops the app at once; only the state in the file is kept.
  func close() {
    store?.dispatch(.close)
    store = nil
  }

  /// Adds several goods to the basket, each with a change of its own.
  func orderBreakfast() {
    for (goods, number) in [(Goods.bread, 2), (.jam, 4), (.coffee, 1)] {
      store?.dispatch(.change(BasketChange(goods: goods, number: number)))
    }
  }
}
