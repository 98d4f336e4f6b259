import FeatureA
import FeatureB
import FeatureC
import RecourseUI
import SwiftUI

/// An app made of modules, whose errors follow a single policy.
///
/// Let the session expire and count in the account: three operations fail, one sheet asks for the
/// password, and all three continue. Choose another fault: each module handles the errors that only
/// it understands, and throws the others to the app. A module without views hands its failures to
/// the app as reports, so that they follow the same policy.
struct ModulesScreen: View {
  @State private var model = ModulesModel()
  @State private var module = ShopModule.cart
  @State private var sheet = SheetContext()
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    SettingsBelow(height: 236) {
      Group {
        switch module {
        case .cart: CartView(service: model.shop)
        case .account: AccountView(service: model.shop)
        case .synchronization: SyncForm(model: model)
        }
      }
      .id(model.visit)
    } settings: {
      Section("The Shop") {
        CasePicker("Module", selection: $module)
        ScenarioPicker(server: model.shop.server, scenarios: .ofModules)
        CapabilityRow(
          title: "A first load", explanation: "Discards the modules’ data, and loads it again.",
          button: "Start Over", code: "func startOver", ".onErrorRoute(", action: model.startOver)
      }
    }
    .resolvesReportsOnDisappear()
    .sheet(sheet)
    .onErrorRoute(.signIn) { _ in
      _ = await sheet.present { SignInView(service: model.shop) }.answer
      return model.shop.isSignedIn ? .tryAgain : .stop
    }
    .task { await model.forwardFailures(to: router) }
  }
}

/// The app’s own view for a module without views.
private struct SyncForm: View {
  let model: ModulesModel
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Form {
      Section("Synchronization") {
        CapabilityRow(
          title: "On request", explanation: "The failure has Try Again: attempt(key:).",
          button: "Synchronize"
        ) {
          attempt(retryKey: .synchronization) { try await model.synchronize() }
        }
        CapabilityRow(
          title: "In the background",
          explanation: "Only what needs you interrupts: origin: .background.",
          button: "Run in Background", code: "func forwardFailures"
        ) {
          Task { await model.synchronizeInBackground() }
        }
      }
      Section("Last Synchronization") {
        if let round = model.lastRound {
          LabeledContent("Uploaded", value: "\(round.uploaded)")
          ForEach(round.failures) { failure in
            DetailRow(failure.title, failure.message) {
              Text(failure.supportCode.description).monospaced()
            }
          }
        } else {
          Text("No synchronization yet.")
        }
      }
    }
  }
}

/// A module of the app.
enum ShopModule: String, CaseIterable {
  case cart = "Cart", account = "Account", synchronization = "Synchronization"
}

/// The app around its modules: the shop, and a synchronization with it.
@MainActor
@Observable
final class ModulesModel {
  let shop = Shop()
  /// The result of the last synchronization; nil before the first.
  private(set) var lastRound: SyncRound?
  /// A counter that identifies the modules' current life; a change resets the modules.
  private(set) var visit = 1
  @ObservationIgnored private lazy var synchronizer = Synchronizer(service: shop)

  func startOver() {
    visit += 1
    lastRound = nil
  }

  func synchronize() async throws { lastRound = try await synchronizer.run() }

  func synchronizeInBackground() async { lastRound = await synchronizer.runInBackground() }

  /// Passes the failures of the synchronization to a router until the task is cancelled.
  func forwardFailures(to router: ErrorRouter) async {
    router.onRetry(of: .synchronization) { [weak self] in try await self?.synchronize() }
    for await report in synchronizer.failures { router.report(report) }
  }
}

#Preview { ModulesScreen().errorRouter(ErrorRouter(policy: .gallery)) }
