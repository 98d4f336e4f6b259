import Observation
import RecourseUI

/// What the cart does, without a screen.
@MainActor
@Observable
final class CartModel {
  /// What is in the cart.
  private(set) var items: [CartItem] = []
  /// What has happened last, in words.
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
    lastEvent = "All is reserved"
  }

  func pay() async throws {
    let total = total
    try await service.pay(total)
    lastEvent = "\(total) € paid"
  }

  func redeemVoucher() async throws {
    try await service.redeem(voucher: "SPRING")
    lastEvent = "The voucher counts"
  }

  /// Takes note of what has become of the voucher’s error.
  func note(_ outcome: Outcome) {
    lastEvent = "The voucher: \(outcome.kind.rawValue)"
  }

  /// Handles what concerns the cart alone, and throws what doesn’t.
  func recover(from error: CartError) throws {
    guard case .soldOut(let id) = error, let item = items.first(where: { $0.id == id }) else {
      throw error
    }
    items.removeAll { $0.id == id }
    lastEvent = "\(item.title) was sold out"
  }
}
