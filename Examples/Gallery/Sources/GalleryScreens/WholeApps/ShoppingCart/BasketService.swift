/// The shop as the app needs it.
@MainActor
protocol BasketService: Sendable {
  /// Returns the basket at the shop.
  func basket() async throws(BasketError) -> Basket
  /// Carries out a change exactly once, however often it is sent; returns the basket after the
  /// change.
  func carryOut(_ change: BasketChange) async throws(BasketError) -> Basket
}
