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

/// The state of the Modules screen, independent of its views: the shop, and the app around its
/// modules.
@MainActor
@Observable
final class ModulesModel {
  /// The selected module.
  var module = ShopModule.cart
  /// The result of the last synchronization; nil before the first.
  private(set) var lastRound: SyncRound?
  /// A counter that identifies the modules' current life; a change resets the modules.
  private(set) var visit = 1

  let shop: Shop
  private let synchronizer: Synchronizer
  private var shopScenario = ShopScenario.fine

  init() {
    shop = Shop()
    synchronizer = Synchronizer(service: shop)
  }

  /// The simulated scenario at the shop’s server.
  var scenario: ShopScenario {
    get { shopScenario }
    set {
      shopScenario = newValue
      shop.scenario = newValue
    }
  }

  /// Resets the modules to their first load.
  func startOver() {
    visit += 1
    lastRound = nil
  }

  /// Asks a person to sign in, and returns whether failed operations should run again.
  ///
  /// - Parameter ask: Presents the sign-in screen, and returns when it is closed.
  /// - Returns: The result for the operations that wait for the sign-in.
  func signIn(_ ask: () async -> Void) async -> RouteResult {
    await ask()
    shopScenario = shop.scenario
    return shop.scenario.isSignedIn ? .tryAgain : .leave
  }

  /// Synchronizes; throws the error that stopped the synchronization.
  func synchronize() async throws {
    lastRound = try await synchronizer.run()
  }

  /// Synchronizes without a request by the person.
  func synchronizeInBackground() async {
    lastRound = await synchronizer.runInBackground()
  }

  /// Passes the failures of the synchronization to a router until the task is cancelled.
  func forwardFailures(to router: ErrorRouter) async {
    router.onRetry(of: .synchronization) { [weak self] in try await self?.synchronize() }
    for await report in synchronizer.failures { router.report(report) }
  }
}
