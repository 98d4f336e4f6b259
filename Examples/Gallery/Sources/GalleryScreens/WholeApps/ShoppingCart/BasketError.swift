import RecourseUI

/// The reasons why the shop has not confirmed a change.
enum BasketError: Error, Codable, Equatable {
  /// The request has not reached the shop.
  case offline
  /// The answer is missing, so that the result of the request is unknown.
  case unanswered
  case closed(RetryAfter?)
  case refused(Refusal)

  var title: String {
    switch self {
    case .offline: "The shop can’t be reached"
    case .unanswered: "The shop’s response was lost"
    case .closed: "The shop is closed for a moment"
    case .refused(let refusal): refusal.title
    }
  }
}

// The retry schedule uses the remedy to choose between waiting and giving up.
extension BasketError: ErrorRemedyProvider {
  var remedy: ErrorRemedy { if case .refused = self { .needsUser } else { .transient } }

  var retryAfter: RetryAfter? { if case .closed(let retryAfter) = self { retryAfter } else { nil } }

  // A server that asks for a retry later has not processed the request.
  var isUnprocessed: Bool { self == .offline || retryAfter != nil }
}

/// A permanent refusal of a change, because other customers were faster.
struct Refusal: Codable, Equatable, Identifiable, Sendable {
  /// The identity of the refused change.
  let id: BasketChange.ID
  let goods: Goods
  /// The available quantity for this basket.
  let left: Int

  var title: String {
    left == 0 ? "\(goods.rawValue) is sold out" : "\(goods.rawValue): only \(left) left"
  }
}
