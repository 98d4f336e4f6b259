import Foundation
import RecourseUI

/// Why the shop has not done what the basket has asked for.
enum BasketError: LocalizedError, Codable, Equatable {
  /// Nothing has reached the shop.
  case offline
  /// The answer is missing, so nobody knows what the shop has done.
  case unanswered
  case closed(RetryAfter?)
  /// There are so many for this basket, and no more.
  case tooFew(Goods, left: Int)
  case notUnderstood

  var errorDescription: String? {
    switch self {
    case .offline: "The shop can’t be reached"
    case .unanswered: "The shop’s answer got lost"
    case .closed: "The shop is closed for a moment"
    case .tooFew(let goods, 0): "\(goods.title) is sold out"
    case .tooFew(let goods, let left): "\(goods.title): only \(left) left"
    case .notUnderstood: "The shop doesn’t understand the app"
    }
  }

  var failureReason: String? {
    switch self {
    case .offline: "There is no connection to its server."
    case .unanswered: "The connection ended too early."
    case .closed: "Its server is being looked after."
    case .tooFew: "Others were faster. The cart is again as it was without this change."
    case .notUnderstood: "The cart is again as it was without this change."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .offline, .unanswered, .closed, .tooFew: nil
    case .notUnderstood: "Look for a new version of the app."
    }
  }
}

// The retry schedule asks what can help, and so decides between waiting and giving up.
extension BasketError: ErrorRemedyProvider {
  var remedy: ErrorRemedy {
    switch self {
    case .offline, .unanswered, .closed: .time
    case .tooFew: .person
    case .notUnderstood: .developer
    }
  }

  var retryAfter: RetryAfter? {
    if case .closed(let retryAfter) = self { retryAfter } else { nil }
  }

  var provesNothingWasDone: Bool {
    switch self {
    case .offline: true
    // Who says when to come back has not begun.
    case .closed(let retryAfter): retryAfter != nil
    case .unanswered, .tooFew, .notUnderstood: false
    }
  }
}
