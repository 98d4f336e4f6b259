import Foundation

/// Malformed data.
extension RealFailures {
  /// An order as the server sends it, in JSON.
  struct Order: Codable {
    let number: Int
    let items: [Item]

    struct Item: Codable {
      let name: String
      let price: Double
    }
  }

  /// Decodes an answer that was cut off.
  static func decodeBrokenOrder() async throws {
    try decodeOrder(#"{"number": 7, "items": ["#)
  }

  /// Decodes an order from JSON text.
  static func decodeOrder(_ text: String) throws {
    _ = try JSONDecoder().decode(Order.self, from: Data(text.utf8))
  }

  /// Reads a property list that ends too early.
  static func readBrokenPropertyList() async throws {
    _ = try PropertyListSerialization.propertyList(
      from: Data("<plist version=\"1.0\"><dict>".utf8), format: nil)
  }

  /// Encodes a number that JSON can't represent.
  static func encodeInfinitePrice() async throws {
    let order = Order(number: 7, items: [.init(name: "Milk", price: .infinity)])
    _ = try JSONEncoder().encode(order)
  }
}
