import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// RevenueCat 5.
///
/// An error reaches the app as `NSError` of the same domain and code; a typed one is
/// the public `ErrorCode`.
///
/// Read: RevenueCat/purchases-ios, Sources/Generated/ErrorCode.swift,
/// Sources/Error Handling/PurchasesError.swift, ErrorUtils.swift, ErrorDetails.swift.
enum RevenueCat {
  enum ErrorCode: Int, Error, CustomStringConvertible {
    case unknownError = 0
    case purchaseCancelledError = 1
    case storeProblemError = 2
    case purchaseNotAllowedError = 3
    case purchaseInvalidError = 4
    case productNotAvailableForPurchaseError = 5
    case productAlreadyPurchasedError = 6
    case receiptAlreadyInUseError = 7
    case invalidReceiptError = 8
    case missingReceiptFileError = 9
    case networkError = 10
    case invalidCredentialsError = 11
    case unexpectedBackendResponseError = 12
    case operationAlreadyInProgressForProductError = 15
    case unknownBackendError = 16
    case paymentPendingError = 20
    case configurationError = 23
    case unsupportedError = 24
    case customerInfoError = 29
    case productRequestTimedOut = 32
    case offlineConnectionError = 35

    var description: String {
      switch self {
      case .purchaseCancelledError: "The purchase was cancelled."
      case .storeProblemError: "The App Store has a problem."
      case .configurationError:
        "The configuration has an issue. See https://rev.cat/sdk-troubleshooting"
      default: "Something failed with code \(rawValue). Check the underlying error."
      }
    }
  }

  struct PurchasesError: Error {
    let error: ErrorCode
    let userInfo: [String: any Sendable]

    init(_ error: ErrorCode, over cause: (any Error)? = nil) {
      self.error = error
      var info: [String: any Sendable] = [
        NSLocalizedDescriptionKey: error.description,
        "readable_error_code": "\(error)".uppercased(),
        "source_file": "RevenueCat/StoreKitError+Extensions.swift:43",
        "source_function": "asPurchasesError",
      ]
      info[NSUnderlyingErrorKey] = cause
      userInfo = info
    }

    /// What an app gets.
    var asPublicError: NSError {
      NSError(domain: Self.errorDomain, code: error.rawValue, userInfo: userInfo)
    }
  }
}

extension RevenueCat.ErrorCode: CustomNSError {
  static var errorDomain: String { "RevenueCat.ErrorCode" }
  var errorCode: Int { rawValue }
}

extension RevenueCat.PurchasesError: CustomNSError {
  static var errorDomain: String { RevenueCat.ErrorCode.errorDomain }
  var errorCode: Int { error.rawValue }
  var errorUserInfo: [String: Any] { userInfo }
}

extension RealError {
  private typealias Code = RevenueCat.ErrorCode
  private typealias PurchasesError = RevenueCat.PurchasesError

  private static let source = "RevenueCat/purchases-ios Sources/Generated/ErrorCode.swift"

  static let revenueCat: [RealError] = [
    RealError(
      "RevenueCat/purchases-ios#1598", Code.purchaseCancelledError, .cancelled, cancelled: true),
    RealError(
      "RevenueCat/purchases-ios#1598",
      PurchasesError(
        .purchaseCancelledError,
        over: NSError(
          domain: "SKErrorDomain", code: 2,
          userInfo: [NSLocalizedDescriptionKey: "Cannot connect to iTunes Store"])
      ).asPublicError,
      .cancelled, cancelled: true),
    RealError(
      "RevenueCat/purchases-ios#1947",
      PurchasesError(.storeProblemError, over: StoreKit.StoreKitError.userCancelled)
        .asPublicError,
      .cancelled, cancelled: true),
    RealError(
      source, PurchasesError(.networkError, over: URLError(.cancelled)), .cancelled,
      cancelled: true),
    RealError(
      "RevenueCat/purchases-ios#1947",
      PurchasesError(.storeProblemError, over: StoreKit.StoreKitError.unknown).asPublicError,
      .purchaseFailed, hides: ["App Store has", "asPurchasesError"]),
    RealError(
      "RevenueCat/purchases-ios#392",
      PurchasesError(
        .storeProblemError,
        over: NSError(
          domain: "SKErrorDomain", code: 0,
          userInfo: [
            NSUnderlyingErrorKey: NSError(
              domain: "ASDServerErrorDomain", code: 3532,
              userInfo: [NSLocalizedDescriptionKey: "You’re currently subscribed to this."])
          ])
      ).asPublicError,
      .alreadyBought),
    RealError(
      source, PurchasesError(.networkError, over: URLError(.timedOut)).asPublicError, .timedOut),
    RealError(
      source,
      PurchasesError(.offlineConnectionError, over: URLError(.notConnectedToInternet)),
      .notConnected),
    RealError(source, Code.offlineConnectionError, .notConnected),
    RealError(source, Code.storeProblemError, .purchaseFailed),
    RealError(source, Code.purchaseNotAllowedError, .purchaseNotAllowed),
    RealError(source, Code.productNotAvailableForPurchaseError, .productUnavailable),
    RealError(source, Code.productAlreadyPurchasedError, .alreadyBought),
    RealError(source, Code.invalidReceiptError, .purchaseUnconfirmed),
    RealError(source, Code.missingReceiptFileError, .purchaseUnconfirmed),
    RealError(source, Code.paymentPendingError, .pending),
    RealError(source, Code.operationAlreadyInProgressForProductError, .inProgress),
    RealError(source, Code.unknownBackendError, .serverFailed),
    RealError(source, Code.unexpectedBackendResponseError, .answerInvalid),
    RealError(source, Code.productRequestTimedOut, .timedOut),
    RealError(source, Code.invalidCredentialsError, .appMistake),
    RealError(source, Code.configurationError, .appMistake, hides: ["rev.cat"]),
    RealError(source, Code.unknownError, .general),
  ]
}
