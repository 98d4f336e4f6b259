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
    On(.error(APIError.sessionExpired), .route(.signIn))
    On(.status(401), .route(.signIn))
    On(.status(500...599)) { report in report.attempt > 1 ? .banner : .toast }
    On(.type(APIError.self), .toast)
    On(.type(ValidationError.self), .inline)
    On(.code(URLError.notConnectedToInternet), .banner)
    On(.code(URLError.timedOut, .networkConnectionLost), .toast)
    On(.error(CocoaError(.fileWriteOutOfSpace)), .alert)
    On(.domain("Shop", codes: [7, 8]), .sheet)
    On(.origin(.background, .prefetch), .log)
    Otherwise(.alert, inRelease: .log)
  }
}

func printRules() {
  for row in ErrorPolicy.app.table { print(row) }
}

struct RouterApp: App {
  @State private var router = ErrorRouter(policy: .app)

  var body: some Scene {
    WindowGroup { CartScreen().errorRouter(router) }
  }
}

struct CartScreen: View {
  let cart = Cart()

  var body: some View {
    ThrowingButton("Pay") { try await cart.pay() }
  }
}

struct CheckoutScreen: View {
  @State private var isIncomplete = false

  var body: some View {
    CartScreen()
      .onError(of: ValidationError.self) { _ in isIncomplete = true }
      .errorPolicy {
        On(APIError.self) { error, _ in
          switch error {
          case .sessionExpired: .parent
          case .notFound, .maintenance: .alert
          }
        }
      }
  }
}

struct OrdersScreen: View, Routable {
  let cart = Cart()
  @Environment(ErrorRouter.self) var router

  var body: some View {
    Text("Orders")
      .task {
        do { try await cart.pay() } catch { handle(error, origin: .firstLoad) }
      }
  }
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
final class Cart {
  nonisolated init() {}

  func pay() async throws {}
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
