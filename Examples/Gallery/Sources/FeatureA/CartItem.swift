/// An item in the cart.
public struct CartItem: Codable, Identifiable, Equatable, Sendable {
  /// The item’s identifier.
  public let id: Int
  /// The name of the product.
  public let title: String
  /// The price in euros.
  public let price: Int

  /// Creates an item.
  public init(id: Int, title: String, price: Int) {
    self.id = id
    self.title = title
    self.price = price
  }
}
