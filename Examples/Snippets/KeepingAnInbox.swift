import RecourseUI
import SwiftUI

// A button that presents the inbox, and a router that interrupts less often.

struct InboxApp: App {
  @State private var router = ErrorRouter(interruptionsPerMinute: 1, waitingLimit: 5)

  var body: some Scene {
    WindowGroup { ShopScreen().errorRouter(router) }
  }
}

struct ShopScreen: View {
  var body: some View {
    CartScreen()
      .toolbar { ErrorInboxButton() }
  }
}

struct CartScreen: View {
  let cart = Cart()

  var body: some View {
    ThrowingButton("Pay") { try await cart.pay() }
  }
}

@MainActor
func reportForLater(_ error: any Error, to router: ErrorRouter) {
  router.report(error, origin: .background, to: .inbox)
}

@MainActor
final class Cart {
  nonisolated init() {}

  func pay() async throws {}
}
