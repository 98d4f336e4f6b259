/// The shop as the cart needs it; the app provides the implementation.
@MainActor
public protocol CartService: Sendable {
  func cartItems() async throws -> [CartItem]
  /// Throws a ``CartError`` if an item is sold out.
  func reserve(_ items: [CartItem]) async throws
  /// Throws a ``CartError`` if the bank declines the payment.
  func pay(_ amount: Int) async throws
  /// Throws ``VoucherExpired`` if the voucher has expired.
  func redeem(voucher: String) async throws
}
