public import Foundation
public import RecourseUI

/// What can go wrong with a cart, beside what can go wrong with any request.
public enum CartError: LocalizedError, ErrorRemedyProvider, Equatable {
  case declined(amount: Int)
  case soldOut(itemID: Int)

  /// What has happened, in a few words.
  public var errorDescription: String? {
    switch self {
    case .declined: "The bank has declined the payment"
    case .soldOut: "Something is sold out"
    }
  }

  /// Why it has happened.
  public var failureReason: String? {
    switch self {
    case .declined(let amount): "\(amount) € is more than it lends you."
    case .soldOut: "Others were faster."
    }
  }

  /// Trying again helps only after the person has changed the cart.
  public var remedy: ErrorRemedy { .person }

  /// What can be done about it.
  public var recoverySuggestion: String? {
    switch self {
    case .declined: "Take something out of the cart."
    case .soldOut: nil
    }
  }
}

/// An error without any words: not even Foundation knows what to say of it.
public struct VoucherExpired: Error, Equatable {
  /// Creates the error.
  public init() {}
}
