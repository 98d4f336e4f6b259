public import Foundation
public import RecourseUI

/// The cart's own failures, in addition to those of any request.
public enum CartError: LocalizedError, ErrorRemedyProvider, Equatable {
  case declined(amount: Int)
  case soldOut(itemID: Int)

  /// The title of the error.
  public var errorDescription: String? {
    switch self {
    case .declined: "The bank has declined the payment"
    case .soldOut: "Something is sold out"
    }
  }

  /// The cause of the error.
  public var failureReason: String? {
    switch self {
    case .declined(let amount): "\(amount) € exceeds the card’s limit."
    case .soldOut: "Other customers were faster."
    }
  }

  /// A retry helps only after the person has changed the cart.
  public var remedy: ErrorRemedy { .needsUser }

  /// The suggested next step; nil if there is none.
  public var recoverySuggestion: String? {
    switch self {
    case .declined: "Take something out of the cart."
    case .soldOut: nil
    }
  }
}

/// An error without any text, for which even Foundation has no description.
public struct VoucherExpired: Error, Equatable {
  /// Creates the error.
  public init() {}
}
