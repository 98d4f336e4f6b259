import FeatureC
import Observation
import RecourseUI

/// A module of the app.
enum ShopModule: String, CaseIterable, Identifiable, Sendable {
  case cart = "Cart"
  case account = "Account"
  case synchronization = "Synchronization"

  var id: Self { self }
}

/// What the Modules screen does, without a screen: runs the shop, and is the app to its modules.
@MainActor
@Observable
final class ModulesModel {
  /// Which module there is to see.
  var module = ShopModule.cart
  /// How the last synchronization has ended; nil before the first.
  private(set) var lastRound: SyncRound?
  /// Counts how often the modules were begun anew.
  private(set) var visit = 1

  let shop: Shop
  private let synchronizer: Synchronizer
  private var shopSituation = ShopSituation.fine

  init() {
    shop = Shop()
    synchronizer = Synchronizer(service: shop)
  }

  /// What happens at the shop’s server.
  var situation: ShopSituation {
    get { shopSituation }
    set {
      shopSituation = newValue
      shop.situation = newValue
    }
  }

  /// Begins as if the modules were opened for the first time.
  func startOver() {
    visit += 1
    lastRound = nil
  }

  /// Asks a person to sign in, and says whether what has failed can succeed now.
  ///
  /// - Parameter ask: Shows where to sign in, and returns when that is over.
  /// - Returns: What becomes of the operations that wait for it.
  func signIn(_ ask: () async -> Void) async -> RouteResult {
    await ask()
    shopSituation = shop.situation
    return shop.situation.isSignedIn ? .tryAgain : .leave
  }

  /// Synchronizes, and throws what has stopped it.
  func synchronize() async throws {
    lastRound = try await synchronizer.run()
  }

  /// Synchronizes as the app does while nobody looks.
  func synchronizeInBackground() async {
    lastRound = await synchronizer.runInBackground()
  }

  /// Hands over to a router what the synchronization hands over to the app, until cancelled.
  func forwardFailures(to router: ErrorRouter) async {
    router.onRetry(of: .synchronization) { [weak self] in try await self?.synchronize() }
    for await report in synchronizer.failures { router.report(report) }
  }
}
