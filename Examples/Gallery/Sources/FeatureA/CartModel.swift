import Observation
import RecourseUI

/// The state and operations of the cart, independent of its views.
@MainActor
@Observable
final class CartModel {
  /// The items in the cart.
  private(set) var items: [CartItem] = []
  /// The most recent event, in words.
  private(set) var lastEvent = "Nothing yet"

  private let service: any CartService

  init(service: any CartService) {
    self.service = service
  }

  var total: Int { items.reduce(0) { $0 + $1.price } }

  func load() async throws {
    items = try await service.cartItems()
  }

  func reserve() async throws {
    try await service.reserve(items)
    lastEvent = "Everything is reserved"
  }

  func pay() async throws {
    let total = total
    try await service.pay(total)
    lastEvent = "\(total) € paid"
  }

  func redeemVoucher() async throws {
    try await service.redeem(voucher: "SPRING")
    lastEvent = "The voucher is redeemed"
  }

  /// Shows the outcome of the voucher’s error as the last event.
  func note(_ outcome: Outcome) {
    lastEvent = "The voucher: \(outcome.kind.rawValue)"
  }

  /// Handles an error that concerns only the cart, and throws any other.
  func recover(from error: CartError) throws {
    guard case .soldOut(let id) = error, let item = items.first(where: { $0.id == id }) else {
      throw error
    }
    items.removeAll { $0.id == id }
    lastEvent = "\(item.title) was sold out"
  }
}
