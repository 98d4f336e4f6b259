/// What the cart asks of the shop; the app says who gives it.
@MainActor
public protocol CartService: Sendable {
  func cartItems() async throws -> [CartItem]
  /// Throws a ``CartError`` when something is sold out.
  func reserve(_ items: [CartItem]) async throws
  /// Throws a ``CartError`` when the bank declines.
  func pay(_ amount: Int) async throws
  /// Throws ``VoucherExpired`` when it has.
  func redeem(voucher: String) async throws
}
