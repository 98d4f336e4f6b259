/// The goods that the shop sells.
enum Goods: String, CaseIterable, Identifiable, Codable, CodingKeyRepresentable, Sendable {
  case bread
  case coffee
  case jam

  var id: Self { self }

  /// The name of the goods.
  var title: String {
    switch self {
    case .bread: "Bread"
    case .coffee: "Coffee"
    case .jam: "Jam"
    }
  }

  /// The price in euros.
  var price: Int {
    switch self {
    case .bread: 4
    case .coffee: 9
    case .jam: 5
    }
  }
}
