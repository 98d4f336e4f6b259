// Adopts the library in one module of an app, beside modules that present their errors themselves.
import Foundation
import Recourse
import RecourseUI
import SwiftUI

protocol PaymentService: Sendable {
  func pay(_ amount: Int) async throws
  func items() async throws -> [String]
}

enum CartError: LocalizedError {
  case declined

  var errorDescription: String? { "The card was declined" }
}

@MainActor
final class CartSynchronizer {
  private let service: any PaymentService
  private let router: ErrorRouter

  init(service: any PaymentService, router: ErrorRouter) {
    self.service = service
    self.router = router
  }

  func run() {
    router.attempt(origin: .background, title: "The cart isn’t up to date") { [service] in
      _ = try await service.items()
    }
  }
}

extension ErrorPolicy {
  static let cart = ErrorPolicy("cart") {
    On(.type(CartError.self), .alert)
  }

  static let shop = ErrorPolicy("shop") {
    On(.status(401), .route("signIn"))
    On(.code(URLError.notConnectedToInternet), .banner)
  }
}

struct CartView: View {
  private let service: any PaymentService

  init(service: any PaymentService) {
    self.service = service
  }

  var body: some View {
    ThrowingView(operation: service.items) { items in
      List(items, id: \.self) { Text($0) }
      ThrowingButton("Pay") { try await service.pay(items.count) }
        .errorTitle("The payment couldn’t be made")
    }
    .errorPolicy(.cart)
  }
}

actor SearchIndex {
  private let onFailure: @MainActor @Sendable (any Error) -> Void

  init(onFailure: @escaping @MainActor @Sendable (any Error) -> Void) {
    self.onFailure = onFailure
  }

  func rebuild() async {
    do { try readCatalog() } catch { await onFailure(error) }
  }

  private func readCatalog() throws {}
}

struct ShopApp: App {
  @State private var router = ErrorRouter(policy: .shop)

  var body: some Scene {
    WindowGroup { ShopTabs().errorRouter(router) }
  }
}

struct ShopTabs: View {
  var body: some View { ProfileView() }
}

@MainActor
func makeIndex(reportingTo router: ErrorRouter) -> SearchIndex {
  SearchIndex { error in
    router.report(error, origin: .background, title: "The search is incomplete")
  }
}

struct ProfileView: View {
  @State private var isFailed = false
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Button("Save") {
      do {
        try save()
      } catch {
        isFailed = true
        router.journal.record(error, origin: .userAction)
      }
    }
    .alert("The profile isn’t saved", isPresented: $isFailed) { Button("OK") {} }
  }

  private func save() throws {}
}

@MainActor
func printProgress(of router: ErrorRouter) {
  let counts = router.journal.counts
  print("\(counts.reported) reports in all")
  print("\(counts[.undeliverable]) without a router or a window")
  print("\(counts[.logged]) only logged")
}
