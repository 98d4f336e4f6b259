/// How many there are of which goods.
struct Basket: Codable, Equatable, Sendable {
  private var quantities: [Goods: Int] = [:]

  /// How many there are; never fewer than none.
  subscript(goods: Goods) -> Int {
    get { quantities[goods] ?? 0 }
    set { quantities[goods] = newValue > 0 ? newValue : nil }
  }

  /// What all of it costs in euros.
  var total: Int { quantities.reduce(0) { $0 + $1.key.price * $1.value } }

  /// The basket after a change.
  func applying(_ change: BasketChange) -> Basket {
    var basket = self
    switch change.step {
    case .add(let number): basket[change.goods] += number
    case .set(let number): basket[change.goods] = number
    }
    return basket
  }
}
