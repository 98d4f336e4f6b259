public import AppleFoundation

/// An error of the App Store.
public enum StoreKitError: Error, LocalizedError {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
}

/// A product of an app.
public struct Product: Sendable {
  /// An error of a purchase.
  public enum PurchaseError: Error, Equatable, Hashable, LocalizedError {
    case invalidQuantity
    case productUnavailable
    case purchaseNotAllowed
    case ineligibleForOffer
    case invalidOfferIdentifier
    case invalidOfferPrice
    case invalidOfferSignature
    case missingOfferParameters
  }
}
