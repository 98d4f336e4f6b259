import Foundation

/// A change of the basket by a person.
struct BasketChange: Codable, Equatable, Identifiable, Sendable {
  enum Status: String, Codable, Sendable {
    /// The change has certainly not reached the shop.
    case waiting = "Waiting"
    /// The first request is in flight.
    case sending = "Sending…"
    /// A request has failed after it may have reached the shop.
    case unanswered = "Sent, but not confirmed"
  }

  /// The identity by which the shop recognizes a change that is sent again.
  private(set) var id = UUID()
  let goods: Goods
  /// The number of goods to add; a negative number removes goods.
  let number: Int
  var status = Status.waiting

  /// The change, in words.
  var title: String { "\(goods.rawValue): \(abs(number)) \(number < 0 ? "fewer" : "more")" }
}
