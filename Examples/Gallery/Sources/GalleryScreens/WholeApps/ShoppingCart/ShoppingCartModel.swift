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

  let shop: BasketShop
  private var shopScenario = BasketScenario.fine
  private let folder: URL
  private let ownsFolder: Bool
  private let clock: any Clock<Duration>
  private let schedule: RetrySchedule

  /// Creates an app that isn't running yet.
  ///
  /// - Parameters:
  ///   - folder: The folder for the app's file. The default is a folder that is removed with the
  ///     model.
  ///   - clock: Measures all times. The default is a continuous clock.
  ///   - schedule: The delays after failures. The default is `.delivery`.
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

  /// The simulated scenario at the shop.
  var scenario: BasketScenario {
    get { shopScenario }
    set {
      shopScenario = newValue
      shop.scenario = newValue
    }
  }

  /// Starts the app with the state in the file, unless the app is already running.
  ///
  /// - Parameter router: The router for errors of reading and writing the file.
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

  /// Stops the app at once; only the state in the file is kept.
  func close() {
    store?.dispatch(.close)
    store = nil
  }

  /// Stops and starts the app, as after a termination by the system.
  func restart(reportingTo router: ErrorRouter) {
    close()
    open(reportingTo: router)
  }

  /// Adds several goods to the basket, each as a separate change.
  func orderBreakfast() {
    for change in BasketChange.breakfast() { store?.dispatch(.change(change)) }
  }
}
