/// What the shop knows of the basket and of the changes that it was sent.
struct BasketBooks: Sendable {
  /// What has become of a change.
  private enum Entry {
    case carriedOut
    case refused(BasketError)
  }

  private(set) var basket = Basket()
  /// How many there are for this basket; as many as one likes of what isn’t named.
  var stock: [Goods: Int] = [:]
  private var entries: [BasketChange.ID: Entry] = [:]

  /// Whether a change was carried out.
  func hasCarriedOut(_ id: BasketChange.ID) -> Bool {
    if case .carriedOut = entries[id] { true } else { false }
  }

  /// Carries a change out, unless it has come before: then the answer is what it was.
  mutating func carryOut(_ change: BasketChange) throws(BasketError) {
    switch entries[change.id] {
    case .carriedOut: return
    case .refused(let error): throw error
    case nil: break
    }
    let wanted = basket.applying(change)
    let left = stock[change.goods] ?? .max
    if wanted[change.goods] > max(left, basket[change.goods]) {
      let error = BasketError.tooFew(change.goods, left: left)
      entries[change.id] = .refused(error)
      throw error
    }
    basket = wanted
    entries[change.id] = .carriedOut
  }
}
