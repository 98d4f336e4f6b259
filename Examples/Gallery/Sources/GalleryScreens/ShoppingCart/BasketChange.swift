import Foundation

/// Something that a person has changed in the basket.
struct BasketChange: Codable, Equatable, Identifiable, Sendable {
  enum Step: Codable, Equatable, Sendable {
    /// So many more, or fewer if it is negative.
    case add(Int)
    /// So many and no others; none takes the goods out.
    case set(Int)
  }

  /// By it the shop knows a change that it is sent again.
  let id: UUID
  let goods: Goods
  var step: Step

  init(_ goods: Goods, _ step: Step, id: UUID = UUID()) {
    self.id = id
    self.goods = goods
    self.step = step
  }

  /// What is to be done, in words.
  var title: String {
    switch step {
    case .add(let number) where number < 0: "\(goods.title): \(-number) fewer"
    case .add(let number): "\(goods.title): \(number) more"
    case .set(0): "\(goods.title): take it out"
    case .set(let number): "\(goods.title): make it \(number)"
    }
  }

  /// Goods for the first meal of a day.
  static func breakfast() -> [BasketChange] {
    [
      BasketChange(.bread, .add(2)), BasketChange(.jam, .add(4)), BasketChange(.coffee, .add(1)),
    ]
  }
}
