/// An order that a shop has to send.
struct Order: Codable, Identifiable, Equatable, Sendable {
  /// The order's number.
  let id: Int
  let customer: String
  let items: Int
}

extension Order {
  /// The number and the customer, in words.
  var title: String { "\(id) for \(customer)" }

  /// The number of items, in words.
  var size: String { items == 1 ? "1 item" : "\(items) items" }

  /// The orders on the Gallery's server.
  static let examples = [
    Order(id: 1041, customer: "Ada", items: 3),
    Order(id: 1042, customer: "Grace", items: 1),
    Order(id: 1043, customer: "Edsger", items: 12),
    Order(id: 1044, customer: "Barbara", items: 2),
  ]
}
