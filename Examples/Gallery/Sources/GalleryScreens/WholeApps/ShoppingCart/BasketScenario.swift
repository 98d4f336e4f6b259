import RecourseTestServer

/// The scenarios at the shop that a person can select.
enum BasketScenario: String, CaseIterable, Identifiable, Sendable {
  case fine = "All Is Well"
  case offline = "Offline"
  case slow = "Slow"
  case soldOut = "Sold Out"
  case lostAnswers = "Responses Get Lost"
  case closed = "Service Closed"

  var id: Self { self }

  var faults: ServerFaults {
    switch self {
    case .fine, .soldOut: []
    case .offline: .refuse
    case .slow: [.always(.delay(.seconds(2)))]
    // The answer to each change is lost at least once, after the change was carried out.
    case .lostAnswers: [.first(1, .cutOff), .every(2, .cutOff)]
    case .closed: [.always(.status(503, retryAfter: .seconds(20)))]
    }
  }

  /// The available quantities of scarce goods.
  var stock: [Goods: Int] { self == .soldOut ? [.jam: 3, .coffee: 0] : [:] }
}
