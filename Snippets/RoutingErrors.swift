import Foundation
import Recourse
import RecourseUI
import SwiftUI

// A policy, a router at the root, and modules that know neither.

enum APIError: Error, Equatable {
  case sessionExpired, notFound, maintenance
}

struct ValidationError: Error {}

extension ErrorRoute {
  static let signIn: Self = "signIn"
}

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(APIError.sessionExpired) { _ in .route(.signIn) }
    On(URLError.self, .toast)
    On(ValidationError.self, .inline)
    Otherwise(.alert, inRelease: .log)
  }
}

struct RouterApp: App {
  @State private var router = ErrorRouter(policy: .app)

  var body: some Scene {
    WindowGroup { CartScreen().errorRouter(router) }
  }
}

struct ConnectedApp: App {
  @State private var router = ErrorRouter(policy: .app, network: .system)

  var body: some Scene {
    WindowGroup { CartScreen().offlineBanner().errorRouter(router) }
  }
}

struct CartScreen: View {
  let cart = Cart()
  @Environment(\.attempt) private var attempt

  var body: some View {
    Button("Pay") { attempt { try await cart.pay() } }
    ThrowingButton("Empty the Cart", role: .destructive) { try await cart.removeAll() }
  }
}

struct CheckoutScreen: View {
  @State private var isIncomplete = false

  var body: some View {
    CartScreen()
      .onError(of: ValidationError.self) { _ in isIncomplete = true }
      .errorPolicy {
        On(APIError.self) { error in
          switch error {
          case .sessionExpired: .parent
          case .notFound, .maintenance: .alert
          }
        }
      }
  }
}

struct PaymentScreen: View {
  let cart = Cart()

  var body: some View {
    ThrowingButton("Pay", failing: "The payment couldn’t be made") { try await cart.pay() }
  }
}

struct ShopScreen: View {
  var body: some View {
    OrdersScreen()
      .failing("The orders couldn’t be loaded")
      .errorDetail("screen", "orders")
    CartScreen()
      .toolbar { ErrorInboxButton() }
  }
}

struct OrdersScreen: View, Routable {
  @Environment(ErrorRouter.self) var router

  var body: some View {
    Text("Orders")
      .task {
        do { try await Cart().pay() } catch { handle(error, origin: .firstLoad) }
      }
  }
}

extension APIError: SharedCauseProvider {
  var sharedCause: SharedCause? { self == .maintenance ? "maintenance" : nil }
}

@MainActor
final class Cart {
  nonisolated init() {}

  func pay() async throws {}

  func removeAll() async throws {}
}

struct RootScreen: View {
  let account: Account
  @State private var sheet = SheetContext()

  var body: some View {
    CheckoutScreen()
      .onErrorRoute(.signIn) { _ in
        _ = await sheet.present { Text("Sign In") }.answer
        return account.isSignedIn ? .tryAgain : .stop
      }
      .sheet(sheet)
  }
}

@MainActor
func routes(of router: ErrorRouter, account: Account) {
  router.onRoute(.signIn) { _ in
    await account.signIn() ? .tryAgain : .stop
  }
}

@MainActor
final class Account {
  private(set) var isSignedIn = false

  nonisolated init() {}

  func signIn() async -> Bool {
    isSignedIn = true
    return isSignedIn
  }
}

@MainActor
func sync(_ cart: Cart, router: ErrorRouter) async {
  do {
    try await cart.pay()
    router.resolve("cart")
  } catch {
    let handle = router.report(error, resolvedBy: ["cart"])
    print(await handle.outcome)
  }
}
