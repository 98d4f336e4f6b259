/// The quantities of the goods in a basket.
typealias Basket = [Goods: Int]

extension Basket {
  /// The total price in euros.
  var total: Int { reduce(0) { $0 + $1.key.price * $1.value } }

  /// Returns the basket after a change; no quantity is ever negative.
  func applying(_ change: BasketChange) -> Basket {
    var basket = self
    basket[change.goods] = Swift.max(0, self[change.goods, default: 0] + change.number)
    return basket
  }
}
