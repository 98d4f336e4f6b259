extension CodeTable {
  /// StoreKit 1: payments, offers and overlays.
  ///
  /// Code 0 is a general one.
  ///
  /// Read: developer.apple.com/documentation/storekit/skerror/code; madsmtm/objc2-generated
  /// StoreKit/SKError.rs.
  static let storeKit = CodeTable(
    ["SKErrorDomain"],
    [
      Row(0, .purchaseFailed),  // unknown
      Row(1, .purchaseNotAllowed),  // clientInvalid
      Row(2, .cancelled),  // paymentCancelled
      Row(3, .purchaseFailed),  // paymentInvalid
      Row(4, .purchaseNotAllowed),  // paymentNotAllowed
      Row(5, .productUnavailable),  // storeProductNotAvailable
      Row(6, .accessDenied),  // cloudServicePermissionDenied
      Row(7, .notConnected),  // cloudServiceNetworkConnectionFailed
      Row(8, .accessDenied),  // cloudServiceRevoked
      Row(9, .purchaseFailed, .needsUser),  // privacyAcknowledgementRequired
      Row(10, .appMistake),  // unauthorizedRequestData
      Row(11, .appMistake),  // invalidOfferIdentifier
      Row(12, .appMistake),  // invalidSignature
      Row(13, .appMistake),  // missingOfferParams
      Row(14, .appMistake),  // invalidOfferPrice
      Row(15, .cancelled),  // overlayCancelled
      Row(16, .appMistake),  // overlayInvalidConfiguration
      Row(17, .timedOut),  // overlayTimeout
      Row(18, .productUnavailable),  // ineligibleForOffer
      Row(19, .unsupported),  // unsupportedPlatform
      Row(20, .appMistake),  // overlayPresentedInBackgroundScene
      Row(21, .purchaseFailed),  // paymentMethodBindingConfigurationRequired
    ])

  /// The daemon of the App Store, beneath the errors of StoreKit.
  ///
  /// Only what public reports explain.
  ///
  /// Read: RevenueCat/purchases-ios ReceiptRefreshPolicy.swift, SKError+Extensions.swift, #2674;
  /// hyochan/flutter_inapp_purchase#361; logs in public repositories.
  static let appStoreDaemon = CodeTable(
    ["ASDErrorDomain"],
    [
      Row(500, .general),  // unhandled exception
      Row(509, .signInFailed, .needsUser),  // no active account
      Row(530, .signInFailed),  // authentication failed
      Row(603, .tooManyRequests),  // request throttled
      Row(825, .purchaseFailed),  // no transactions in response
      Row(907, .general),  // unhandled exception
      Row(9999, .general),  // failure in a response from Xcode
    ])

  /// The answers of the App Store, beneath the errors of StoreKit.
  ///
  /// Only what public reports explain.
  ///
  /// Read: RevenueCat/purchases-ios#392; pedaling/react-native-in-app-purchase#45.
  static let appStoreServer = CodeTable(
    ["ASDServerErrorDomain"],
    [
      Row(3532, .alreadyBought),  // currently subscribed
      Row(3539, .productUnavailable),  // no information about the purchase
    ])

  /// The requests and sheets of the App Store and of Apple Music.
  ///
  /// Only what public reports explain.
  ///
  /// Read: RevenueCat/purchases-ios#1445, SKError+Extensions.swift; onmyway133/notes#699; logs in
  /// public repositories.
  static let appleMediaServices = CodeTable(
    ["AMSErrorDomain"],
    [
      Row(2, .general),  // unknown
      Row(6, .cancelled),  // payment sheet or engagement request cancelled
      Row(100, .signInFailed),  // authentication failed
      Row(301, .answerInvalid),  // invalid status code
      Row(305, .serverFailed),  // server error
      Row(306, .general),  // maximum of attempts reached
    ])

  /// The answers to a sign-in to the App Store.
  ///
  /// Only what public reports explain.
  ///
  /// Read: fernweh.jp/b/skpaymenttransactionstatefailed-error; logs in public repositories.
  static let appleMediaServer = CodeTable(
    ["AMSServerErrorDomain"],
    [
      Row(-5000, .passwordWrong)  // credentials not verified
    ])

  /// SKAdNetwork: what an app reports about an advertisement.
  ///
  /// Read: madsmtm/objc2-generated StoreKit/SKANError.rs.
  static let adNetwork = CodeTable(
    ["SKANErrorDomain"],
    [
      Row(0, .appMistake),  // impressionMissingRequiredValue
      Row(1, .unsupported),  // unsupported
      Row(2...9, .appMistake),  // adNetworkIdMissing to invalidVersion
      Row(10, .general),  // unknown
      Row(11, .general),  // impressionTooShort
    ])

  /// AdServices: the token for the attribution of an advertisement.
  ///
  /// Read: madsmtm/objc2-generated AdServices/AAAttribution.rs.
  static let adAttribution = CodeTable(
    ["AAAttributionErrorDomain"],
    [
      Row(1, .notConnected),  // networkError
      Row(2, .general),  // internalError
      Row(3, .unsupported),  // platformNotSupported
    ])

  /// PassKit: passes.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKError.rs.
  static let passes = CodeTable(
    ["PKPassKitErrorDomain"],
    [
      Row(-1, .general),  // unknownError
      Row(1, .dataUnreadable),  // invalidDataError
      Row(2, .unsupported),  // unsupportedVersionError
      Row(3, .dataUnreadable),  // invalidSignature
      Row(4, .appMistake),  // notEntitledError
    ])

  /// PassKit: what is wrong with a payment’s details.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKError.rs.
  static let applePay = CodeTable(
    ["PKPaymentErrorDomain"],
    [
      Row(-1, .purchaseFailed),  // unknownError
      Row(1, .inputInvalid),  // shippingContactInvalidError
      Row(2, .inputInvalid),  // billingContactInvalidError
      Row(3, .inputInvalid),  // shippingAddressUnserviceableError
      Row(4, .codeInvalid),  // couponCodeInvalidError
      Row(5, .codeInvalid),  // couponCodeExpiredError
    ])

  /// PassKit: money that is paid out to a card.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKError.rs.
  static let disbursement = CodeTable(
    ["PKDisbursementErrorDomain"],
    [
      Row(-1, .general),  // unknownError
      Row(1, .unsupported, .needsUser),  // unsupportedCardError
      Row(2, .inputInvalid),  // recipientContactInvalidError
    ])

  /// PassKit: adding a key, a card or another pass of the secure element.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKError.rs.
  static let secureElementPass = CodeTable(
    ["PKAddSecureElementPassErrorDomain"],
    [
      Row(0, .general),  // genericError
      Row(1, .cancelled),  // userCanceledError
      Row(2, .serviceUnavailable),  // unavailableError
      Row(3, .appMistake),  // invalidConfigurationError
      Row(4, .unsupported),  // deviceNotSupportedError
      Row(5, .general, .transient),  // deviceNotReadyError
      Row(6, .unsupported, .needsUser),  // osVersionNotSupportedError
    ])

  /// PassKit: sharing a pass of the secure element.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKError.rs.
  static let sharedPass = CodeTable(
    ["PKShareSecureElementPassErrorDomain"],
    [
      Row(0, .general),  // unknownError
      Row(1, .general),  // setupError
    ])

  /// PassKit: the request for an identity document.
  ///
  /// Read: madsmtm/objc2-generated PassKit/PKIdentityError.rs.
  static let identityDocument = CodeTable(
    ["PKIdentityErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .unsupported),  // notSupported
      Row(2, .cancelled),  // cancelled
      Row(3, .notConnected),  // networkUnavailable
      Row(4, .appMistake),  // noElementsRequested
      Row(5, .inProgress),  // requestAlreadyInProgress
      Row(6, .appMistake),  // invalidNonce
      Row(7, .appMistake),  // invalidElement
      Row(8, .unsupported),  // regionNotSupported
    ])
}

extension TypeTable {
  /// StoreKit 2.
  ///
  /// The cases with a payload are explained by it.
  ///
  /// Read: developer.apple.com/documentation/storekit/storekiterror.
  static let storeKitError = TypeTable(
    "StoreKit.StoreKitError",
    [
      Case("unknown", .general),
      Case("userCancelled", .cancelled),
      Case("networkError", .general),
      Case("systemError", .general),
      Case("notAvailableInStorefront", .productUnavailable),
      Case("notEntitled", .appMistake),
      Case("unsupported", .unsupported),
    ])

  /// StoreKit 2: buying a product.
  ///
  /// Read: RevenueCat/purchases-ios StoreKitError+Extensions.swift.
  static let storeKitPurchase = TypeTable(
    "StoreKit.Product.PurchaseError",
    [
      Case("invalidQuantity", .appMistake),
      Case("productUnavailable", .productUnavailable),
      Case("purchaseNotAllowed", .purchaseNotAllowed),
      Case("ineligibleForOffer", .productUnavailable),
      Case("invalidOfferIdentifier", .appMistake),
      Case("invalidOfferPrice", .appMistake),
      Case("invalidOfferSignature", .appMistake),
      Case("missingOfferParameters", .appMistake),
      Case("paymentMethodBindingConfigurationRequired", .purchaseFailed),
    ])

  /// StoreKit 2: a transaction that isn’t verified.
  ///
  /// The type is generic: its name at run time has the type of the signed value in angle brackets.
  ///
  /// Read: developer.apple.com/documentation/storekit/verificationresult/verificationerror.
  static let storeKitVerification = TypeTable(
    "StoreKit.VerificationResult.VerificationError",
    [
      Case("invalidCertificateChain", .purchaseUnconfirmed),
      Case("invalidDeviceVerification", .purchaseUnconfirmed),
      Case("invalidEncoding", .purchaseUnconfirmed),
      Case("invalidSignature", .purchaseUnconfirmed),
      Case("missingRequiredProperties", .purchaseUnconfirmed),
      Case("revokedCertificate", .purchaseUnconfirmed),
    ])

  /// StoreKit 2: the request for a refund.
  ///
  /// Read: developer.apple.com/documentation/storekit/transaction/refundrequesterror.
  static let storeKitRefund = TypeTable(
    "StoreKit.Transaction.RefundRequestError",
    [
      Case("duplicateRequest", .pending),
      Case("failed", .general),
      Case("ineligible", .unsupported, .needsUser),
    ])

  /// StoreKit 2: a payment method that an app brings along.
  ///
  /// Read:
  /// developer.apple.com/documentation/storekit/paymentmethodbinding/paymentmethodbindingerror.
  static let storeKitPaymentMethod = TypeTable(
    "StoreKit.PaymentMethodBinding.PaymentMethodBindingError",
    [
      Case("failed", .general),
      Case("invalidPinningID", .codeInvalid),
      Case("notEligible", .unsupported, .needsUser),
    ])
}
