import Foundation
import Observation
import RecourseStore
import RecourseUI

/// The app of the Shopping Cart screen, without a screen: a shop, a file and a store.
@MainActor
@Observable
final class ShoppingCartModel {
  /// The app’s store; nil while the app doesn’t run.
  private(set) var store: Store<BasketState, BasketAction>?

  let shop: BasketShop
  private var shopSituation = BasketSituation.fine
  private let folder: URL
  private let ownsFolder: Bool
  private let clock: any Clock<Duration>
  private let schedule: RetrySchedule

  /// Makes an app that doesn’t run yet.
  ///
  /// - Parameters:
  ///   - folder: Where the app keeps its file. The default is a folder that goes with the model.
  ///   - clock: Measures all times. The default is a continuous clock.
  ///   - schedule: How long changes wait after a failure. The default is `.delivery`.
  init(
    folder: URL? = nil, clock: any Clock<Duration> = ContinuousClock(),
    schedule: RetrySchedule = .delivery
  ) {
    ownsFolder = folder == nil
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    self.clock = clock
    self.schedule = schedule
    shop = BasketShop(clock: clock)
  }

  deinit {
    if ownsFolder { try? FileManager.default.removeItem(at: folder) }
  }

  /// What happens at the shop.
  var situation: BasketSituation {
    get { shopSituation }
    set {
      shopSituation = newValue
      shop.situation = newValue
    }
  }

  /// Begins, unless it runs, with what is in the file.
  ///
  /// - Parameter router: Where to report that the file can’t be read or written.
  func open(reportingTo router: ErrorRouter) {
    guard store == nil else { return }
    let file = BasketFile(url: folder.appendingPathComponent("Basket.json"))
    let store = Store(
      initialState: BasketState(), reducer: basketReducer,
      middlewares: [
        savingMiddleware(file, reportingTo: router), deliveryMiddleware(shop, schedule: schedule),
      ], clock: clock)
    self.store = store
    store.dispatch(.open)
  }

  /// Ends, wherever it is, and keeps nothing but the file.
  func close() {
    store?.dispatch(.close)
    store = nil
  }

  /// Ends and begins as an app does that was closed by the system.
  func restart(reportingTo router: ErrorRouter) {
    close()
    open(reportingTo: router)
  }

  /// Puts several goods into the basket, each as a change of its own.
  func orderBreakfast() {
    for change in BasketChange.breakfast() { store?.dispatch(.change(change)) }
  }
}
