/// The goods that the shop sells.
enum Goods: String, CaseIterable, Identifiable, Codable, CodingKeyRepresentable, Sendable {
  case bread = "Bread"
  case coffee = "Coffee"
  case jam = "Jam"

  var id: Self { self }

  /// The price in euros.
  var price: Int {
    switch self {
    case .bread: 4
    case .coffee: 9
    case .jam: 5
    }
  }
}
