/// The shop's record of the basket, and of the changes sent to it.
struct BasketBooks: Sendable {
  /// The result of a change.
  private enum Entry {
    case carriedOut
    case refused(BasketError)
  }

  private(set) var basket = Basket()
  /// The available quantities for this basket; goods without an entry are unlimited.
  var stock: [Goods: Int] = [:]
  private var entries: [BasketChange.ID: Entry] = [:]

  /// Returns whether a change was carried out.
  func hasCarriedOut(_ id: BasketChange.ID) -> Bool {
    if case .carriedOut = entries[id] { true } else { false }
  }

  /// Carries out a change once; a repeated change gets the same answer as the first time.
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
