import Foundation
import RecourseUI

/// The reasons why the shop has not carried out a request.
enum BasketError: LocalizedError, Codable, Equatable {
  /// The request has not reached the shop.
  case offline
  /// The answer is missing, so that the result of the request is unknown.
  case unanswered
  case closed(RetryAfter?)
  /// Only a smaller quantity is available for this basket.
  case tooFew(Goods, left: Int)
  case notUnderstood

  var errorDescription: String? {
    switch self {
    case .offline: "The shop can’t be reached"
    case .unanswered: "The shop’s response was lost"
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
    case .closed: "Its server is under maintenance."
    case .tooFew: "Other customers were faster. This change was removed from the cart."
    case .notUnderstood: "This change was removed from the cart."
    }
  }

  var recoverySuggestion: String? {
    switch self {
    case .offline, .unanswered, .closed, .tooFew: nil
    case .notUnderstood: "Look for a new version of the app."
    }
  }
}

// The retry schedule uses the remedy to choose between waiting and giving up.
extension BasketError: ErrorRemedyProvider {
  var remedy: ErrorRemedy {
    switch self {
    case .offline, .unanswered, .closed: .transient
    case .tooFew: .needsUser
    case .notUnderstood: .permanent
    }
  }

  var retryAfter: RetryAfter? {
    if case .closed(let retryAfter) = self { retryAfter } else { nil }
  }

  var provesNothingWasDone: Bool {
    switch self {
    case .offline: true
    // A server that asks for a retry later has not processed the request.
    case .closed(let retryAfter): retryAfter != nil
    case .unanswered, .tooFew, .notUnderstood: false
    }
  }
}
