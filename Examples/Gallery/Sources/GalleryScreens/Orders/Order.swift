/// Something that a shop has to send.
struct Order: Codable, Identifiable, Equatable, Sendable {
  /// The order's number.
  let id: Int
  let customer: String
  let items: Int
}

extension Order {
  /// Whose order it is, in words.
  var title: String { "\(id) for \(customer)" }

  /// How much is to be sent, in words.
  var size: String { items == 1 ? "1 item" : "\(items) items" }

  /// The orders that the Gallery's server has.
  static let examples = [
    Order(id: 1041, customer: "Ada", items: 3),
    Order(id: 1042, customer: "Grace", items: 1),
    Order(id: 1043, customer: "Edsger", items: 12),
    Order(id: 1044, customer: "Barbara", items: 2),
  ]
}
