import Foundation

/// A change of the basket by a person.
struct BasketChange: Codable, Equatable, Identifiable, Sendable {
  enum Step: Codable, Equatable, Sendable {
    /// Adds to the quantity; a negative number removes.
    case add(Int)
    /// Sets the quantity; 0 removes the goods.
    case set(Int)
  }

  /// The identity by which the shop recognizes a change that is sent again.
  let id: UUID
  let goods: Goods
  var step: Step

  init(_ goods: Goods, _ step: Step, id: UUID = UUID()) {
    self.id = id
    self.goods = goods
    self.step = step
  }

  /// The change, in words.
  var title: String {
    switch step {
    case .add(let number) where number < 0: "\(goods.title): \(-number) fewer"
    case .add(let number): "\(goods.title): \(number) more"
    case .set(0): "\(goods.title): remove"
    case .set(let number): "\(goods.title): set to \(number)"
    }
  }

  /// Returns the changes that order a breakfast.
  static func breakfast() -> [BasketChange] {
    [
      BasketChange(.bread, .add(2)), BasketChange(.jam, .add(4)), BasketChange(.coffee, .add(1)),
    ]
  }
}
