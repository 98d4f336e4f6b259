import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// StoreKit 2.
///
/// Read: developer.apple.com/documentation/storekit/storekiterror, product/purchaseerror,
/// verificationresult/verificationerror.
enum StoreKit {
  enum StoreKitError: LocalizedError {
    case unknown
    case userCancelled
    case networkError(URLError)
    case systemError(any Error)
    case notAvailableInStorefront
    case notEntitled
    case unsupported

    var errorDescription: String? { "Unable to Complete Request" }

    var failureReason: String? {
      switch self {
      case .userCancelled: "The request was canceled."
      default: "An unknown error occurred."
      }
    }
  }

  struct Product: Sendable {
    enum PurchaseError: LocalizedError {
      case invalidQuantity
      case productUnavailable
      case purchaseNotAllowed
      case ineligibleForOffer
      case invalidOfferIdentifier
      case invalidOfferPrice
      case invalidOfferSignature
      case missingOfferParameters

      var errorDescription: String? { "Unable to Complete Request" }
    }
  }

  struct Transaction: Sendable {
    let id: UInt64
  }

  enum VerificationResult<SignedType: Sendable>: Sendable {
    case unverified(SignedType, VerificationError)
    case verified(SignedType)

    enum VerificationError: LocalizedError {
      case revokedCertificate
      case invalidCertificateChain
      case invalidDeviceVerification
      case invalidEncoding
      case invalidSignature
      case missingRequiredProperties

      var errorDescription: String? { "The signature is invalid." }
    }
  }
}

extension RealError {
  private typealias StoreError = StoreKit.StoreKitError
  private typealias PurchaseError = StoreKit.Product.PurchaseError
  private typealias Unverified = StoreKit.VerificationResult<StoreKit.Transaction>.VerificationError

  private static let source = "developer.apple.com/documentation/storekit/storekiterror"
  private static let words = "Unable to Complete Request"

  static let storeKit: [RealError] = [
    RealError(source, StoreError.userCancelled, .cancelled, cancelled: true),
    RealError(
      source, StoreError.systemError(URLError(.cancelled)), .cancelled, cancelled: true),
    RealError(
      source, StoreError.networkError(URLError(.cancelled)), .cancelled, cancelled: true),
    RealError("RevenueCat/purchases-ios#1947", StoreError.unknown, .general, hides: [words]),
    RealError(
      source, StoreError.networkError(URLError(.notConnectedToInternet)), .notConnected,
      hides: [words]),
    RealError(source, StoreError.networkError(URLError(.timedOut)), .timedOut, hides: [words]),
    RealError(
      "RevenueCat/purchases-ios#392",
      StoreError.systemError(
        NSError(
          domain: "ASDServerErrorDomain", code: 3532,
          userInfo: [NSLocalizedDescriptionKey: "You’re currently subscribed to this."])),
      .alreadyBought),
    RealError(
      "bizz84/SwiftyStoreKit#169",
      StoreError.systemError(
        NSError(
          domain: "SKErrorDomain", code: 0,
          userInfo: [
            NSLocalizedDescriptionKey: "Cannot connect to iTunes Store",
            NSUnderlyingErrorKey: URLError(.notConnectedToInternet),
          ])),
      .notConnected, hides: ["iTunes"]),
    RealError(source, StoreError.notAvailableInStorefront, .productUnavailable, hides: [words]),
    RealError(source, StoreError.notEntitled, .appMistake, hides: [words]),
    RealError(source, StoreError.unsupported, .unsupported, hides: [words]),
    RealError(source, PurchaseError.productUnavailable, .productUnavailable, hides: [words]),
    RealError(source, PurchaseError.purchaseNotAllowed, .purchaseNotAllowed, hides: [words]),
    RealError(source, PurchaseError.invalidOfferSignature, .appMistake, hides: [words]),
    RealError(source, PurchaseError.missingOfferParameters, .appMistake, hides: [words]),
    RealError(source, Unverified.invalidSignature, .purchaseUnconfirmed),
    RealError(source, Unverified.revokedCertificate, .purchaseUnconfirmed),
  ]
}
