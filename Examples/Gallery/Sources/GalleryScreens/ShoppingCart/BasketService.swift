/// What the app asks of the shop.
@MainActor
protocol BasketService: Sendable {
  /// What the shop has in the basket.
  func basket() async throws(BasketError) -> Basket
  /// Carries a change out, once, however often it is sent; returns the basket after it.
  func carryOut(_ change: BasketChange) async throws(BasketError) -> Basket
}
