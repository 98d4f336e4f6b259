import RecourseUI
@_spi(Testing) import SwiftUI

// One failure as HowAnErrorTravels.md describes it: attempt, alert, Try Again, success.

struct PaymentDeclined: Error {}

@MainActor final class Cart {
  private(set) var runs = 0
  var payment: AttemptHandle<Void?>?

  func pay() throws {
    runs += 1
    if runs == 1 { throw PaymentDeclined() }
  }
}

struct CartView: View {
  let cart: Cart
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Button("Pay") { cart.payment = attempt { try cart.pay() } }
  }
}

@main
@MainActor enum Travel {
  static func main() async throws {
    let cart = Cart()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    _ = router.journal.status
    let host = HeadlessHost(CartView(cart: cart).errorRouter(router))
    try host.tap("Pay")
    await host.wait { host.alert != nil }
    try host.tap("Try Again")
    await host.wait { host.alert == nil }
    await cart.payment?.value
    await host.wait { router.journal.status[.repaired] == 1 }
    precondition(cart.runs == 2, "the payment ran \(cart.runs) times")
  }
}
