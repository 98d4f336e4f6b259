import Recourse
import RecourseUI
import SwiftUI

// The title of an operation that failed, and a cause that operations share.

enum APIError: Error, Equatable {
  case sessionExpired, notFound, maintenance
}

extension APIError: SharedCauseProvider {
  var sharedCause: SharedCause? { self == .maintenance ? "maintenance" : nil }
}

struct PaymentScreen: View {
  let cart = Cart()

  var body: some View {
    ThrowingButton("Pay") { try await cart.pay() }
      .errorTitle("The payment couldn’t be made")
  }
}

struct ShopScreen: View {
  var body: some View {
    OrdersScreen()
      .errorTitle("The orders couldn’t be loaded")
      .errorDetail("orders", for: "screen")
  }
}

struct OrdersScreen: View {
  let cart = Cart()

  var body: some View {
    Text("Orders")
      .throwingTask { try await cart.load() }
  }
}

@MainActor
final class Cart {
  nonisolated init() {}

  func load() async throws {}

  func pay() async throws {}
}
