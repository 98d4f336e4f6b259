/// The quantities of the goods in a basket.
struct Basket: Codable, Equatable, Sendable {
  private var quantities: [Goods: Int] = [:]

  /// The quantity of goods; never negative.
  subscript(goods: Goods) -> Int {
    get { quantities[goods] ?? 0 }
    set { quantities[goods] = newValue > 0 ? newValue : nil }
  }

  /// The total price in euros.
  var total: Int { quantities.reduce(0) { $0 + $1.key.price * $1.value } }

  /// Returns the basket after a change.
  func applying(_ change: BasketChange) -> Basket {
    var basket = self
    switch change.step {
    case .add(let number): basket[change.goods] += number
    case .set(let number): basket[change.goods] = number
    }
    return basket
  }
}
