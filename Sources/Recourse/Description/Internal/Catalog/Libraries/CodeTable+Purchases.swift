extension CodeTable {
  /// RevenueCat; the second domain is that of its versions before 4.
  ///
  /// Codes 7, 13 and 40 mean that another account of the app has the purchase.
  ///
  /// Read: RevenueCat/purchases-ios ErrorCode.swift, PurchasesError.swift, RCPurchasesErrors.h.
  static let revenueCat = CodeTable(
    ["RevenueCat.ErrorCode", "RCPurchasesErrorDomain", "RCPurchasesErrorCodeDomain"],
    texts: .forDevelopers,
    [
      Row(1, .cancelled),  // purchaseCancelledError
      Row(0, .general),  // unknownError
      Row(2, .purchaseFailed),  // storeProblemError, over the store's
      Row(3, .purchaseNotAllowed),  // purchaseNotAllowedError
      Row(4, .purchaseFailed),  // purchaseInvalidError
      Row(5, .productUnavailable),  // productNotAvailableForPurchaseError
      Row(6, .alreadyBought),  // productAlreadyPurchasedError
      Row(7, .purchaseFailed),  // receiptAlreadyInUseError
      Row(8, .purchaseUnconfirmed),  // invalidReceiptError
      Row(9, .purchaseUnconfirmed),  // missingReceiptFileError
      Row(10, .connectionLost),  // networkError, over its cause
      Row(11, .appMistake),  // invalidCredentialsError
      Row(12, .answerInvalid),  // unexpectedBackendResponseError
      Row(13, .purchaseFailed),  // receiptInUseByOtherSubscriberError
      Row(14, .appMistake),  // invalidAppUserIdError
      Row(15, .inProgress),  // operationAlreadyInProgressForProductError
      Row(16, .serverFailed),  // unknownBackendError
      Row(17, .appMistake),  // invalidAppleSubscriptionKeyError
      Row(18, .productUnavailable),  // ineligibleError
      Row(19, .appMistake),  // insufficientPermissionsError
      Row(20, .pending),  // paymentPendingError
      Row(21...23, .appMistake),  // invalidSubscriberAttributesError to configurationError
      Row(24, .unsupported),  // unsupportedError
      Row(25...26, .appMistake),  // emptySubscriberAttributes, productDiscountMissingIdentifier…
      Row(28, .appMistake),  // productDiscountMissingSubscriptionGroupIdentifierError
      Row(29...31, .general),  // customerInfoError, systemInfoError, beginRefundRequestError
      Row(32, .timedOut),  // productRequestTimedOut
      Row(33, .cannotConnect, .needsUser),  // apiEndpointBlockedError
      Row(34, .appMistake),  // invalidPromotionalOfferError
      Row(35, .notConnected),  // offlineConnectionError
      Row(36, .appMistake),  // featureNotAvailableInCustomEntitlementsComputationMode
      Row(37, .notSecure),  // signatureVerificationFailed
      Row(38, .appMistake),  // featureNotSupportedWithStoreKit1
      Row(39, .codeInvalid),  // invalidWebPurchaseToken
      Row(40, .purchaseFailed),  // purchaseBelongsToOtherUser
      Row(41, .codeInvalid),  // expiredWebPurchaseToken
      Row(42, .purchaseFailed),  // testStoreSimulatedPurchaseError
    ])

  /// What RevenueCat's server answers, beneath the errors of RevenueCat.
  ///
  /// The text is its message.
  ///
  /// Read: RevenueCat/purchases-ios BackendErrorCode.swift, ErrorUtils.swift.
  static let revenueCatServer = CodeTable(
    ["RevenueCat.BackendErrorCode", "RCBackendErrorDomain"], texts: .forDevelopers,
    [
      Row(-1, .serverFailed),  // unknownBackendError
      Row(0, .general),  // unknownError
      Row(7000, .appMistake),  // invalidPlatform
      Row(7101, .purchaseFailed),  // storeProblem
      Row(7102, .purchaseFailed),  // cannotTransferPurchase
      Row(7103, .purchaseUnconfirmed),  // invalidReceiptToken
      Row(7104...7107, .appMistake),  // invalidAppStoreSharedSecret to invalidPlayStoreCredentials
      Row(7110, .serverFailed),  // internalServerError
      Row(7220, .appMistake),  // emptyAppUserId
      Row(7224...7225, .appMistake),  // invalidAuthToken, invalidAPIKey
      Row(7226, .requestInvalid),  // badRequest
      Row(7232, .productUnavailable),  // userIneligibleForPromoOffer
      Row(7234, .appMistake),  // invalidAppleSubscriptionKey
      Row(7255...7256, .appMistake),  // couldNotCreateAlias, invalidAppUserId
      Row(7259, .general),  // subscriptionNotFoundForCustomer
      Row(7263...7264, .appMistake),  // invalidSubscriberAttributes, …Body
      Row(7629, .inProgress),  // subscriberAttributesAreBeingUpdated
      Row(7638, .inProgress),  // requestAlreadyInProgress
      Row(7712, .purchaseUnconfirmed),  // purchasedProductMissingInAppleReceipt
      Row(7849, .codeInvalid),  // invalidWebRedemptionToken
      Row(7852, .purchaseFailed),  // purchaseBelongsToOtherUser
      Row(7853, .codeInvalid),  // expiredWebRedemptionToken
      Row(7981, .general),  // invalidIAMToken
      Row(8077, .appMistake),  // cannotAliasToAuthenticatedUser
    ])

  /// Adapty.
  ///
  /// The codes up to 14 are StoreKit's; the other domains are those of its causes.
  ///
  /// Read: adaptyteam/AdaptySDK-iOS AdaptyError.swift, CustomAdaptyError.swift.
  static let adapty = CodeTable(
    [
      "AdaptyErrorDomain", "AdaptyHTTPErrorDomain", "AdaptySKManagerErrorDomain",
      "AdaptyEventsErrorDomain",
    ], texts: .forDevelopers, details: ["AdaptyHTTPStatusCodeErrorKey": "HTTP"],
    [
      Row(2, .cancelled),  // paymentCancelled
      Row(9000, .cancelled),  // operationInterrupted: the task was cancelled
      Row(0, .general),  // unknown
      Row(1, .purchaseNotAllowed),  // clientInvalid
      Row(3, .purchaseFailed),  // paymentInvalid
      Row(4, .purchaseNotAllowed),  // paymentNotAllowed
      Row(5, .productUnavailable),  // storeProductNotAvailable
      Row(6, .accessDenied),  // cloudServicePermissionDenied
      Row(7, .notConnected),  // cloudServiceNetworkConnectionFailed
      Row(8, .accessDenied),  // cloudServiceRevoked
      Row(9, .purchaseFailed, .needsUser),  // privacyAcknowledgementRequired
      Row(10...14, .appMistake),  // unauthorizedRequestData to invalidOfferPrice
      Row(1000, .productUnavailable),  // noProductIDsFound
      Row(1002, .general),  // productRequestFailed, over the store's
      Row(1003, .purchaseNotAllowed),  // cantMakePayments
      Row(1005, .purchaseUnconfirmed),  // cantReadReceipt
      Row(1006, .purchaseFailed),  // productPurchaseFailed, over the store's
      Row(1010, .purchaseUnconfirmed),  // refreshReceiptFailed
      Row(1020, .general),  // fetchSubscriptionStatusFailed
      Row(1030, .purchaseUnconfirmed),  // unknownTransactionId
      Row(1050, .pending),  // paymentPendingError
      Row(2002, .appMistake),  // notActivated
      Row(2003, .requestInvalid),  // badRequest
      Row(2004, .serverFailed),  // serverError
      Row(2005, .connectionLost),  // networkFailed, over its cause
      Row(2006, .answerInvalid),  // decodingFailed
      Row(2009, .general),  // encodingFailed
      Row(3000, .general),  // analyticsDisabled
      Row(3001, .appMistake),  // wrongParam
      Row(3005, .appMistake),  // activateOnceError
      Row(3006, .general),  // profileWasChanged
      Row(3007, .unsupported),  // unsupportedData
      Row(3020, .appMistake),  // unidentifiedUserLogout
      Row(3101, .timedOut),  // fetchTimeoutError
    ])

  /// The screens of Adapty.
  ///
  /// Read: adaptyteam/AdaptySDK-iOS AdaptyUIError.swift.
  static let adaptyScreens = CodeTable(
    ["AdaptyUIErrorDomain"], texts: .forDevelopers,
    [
      Row(4001, .unsupported),  // platformNotSupported
      Row(4002...4003, .appMistake),  // adaptyNotActivated, adaptyUINotActivated
      Row(4005, .appMistake),  // activateOnce
      Row(4100, .versionTooOld),  // unsupportedTemplate: made for a later version
      Row(4103, .appMistake),  // wrongComponentType
      Row(4200, .general),  // webKit, over its cause
      Row(4300, .general),  // platformView
    ])

  /// Qonversion.
  ///
  /// Read: qonversion/qonversion-ios-sdk QONErrors.h, Qonversion.h.
  static let qonversion = CodeTable(
    ["com.qonversion.io"], texts: .forDevelopers,
    [
      Row(1, .cancelled),  // purchaseCanceled
      Row(0, .general),  // unknown
      Row(2, .appMistake),  // productNotFound: not in the dashboard
      Row(3, .purchaseNotAllowed),  // clientInvalid
      Row(4, .purchaseFailed),  // paymentInvalid
      Row(5, .purchaseNotAllowed),  // paymentNotAllowed
      Row(7, .productUnavailable),  // storeProductNotAvailable
      Row(8, .accessDenied),  // cloudServicePermissionDenied
      Row(9, .notConnected),  // cloudServiceNetworkConnectionFailed
      Row(10, .accessDenied),  // cloudServiceRevoked
      Row(11, .purchaseFailed, .needsUser),  // privacyAcknowledgementRequired
      Row(12, .appMistake),  // unauthorizedRequestData
      Row(14, .connectionLost),  // networkConnectionFailed
      Row(17, .general),  // internalError
      Row(18, .pending),  // purchasePending
      Row(19, .general),  // remoteConfigurationNotAvailable
      Row(20...21, .answerInvalid),  // failedToReceiveData, responseParsingFailed
      Row(22, .requestInvalid),  // incorrectRequest
      Row(23, .serverFailed),  // backendError
      Row(25...27, .appMistake),  // invalidCredentials to unknownClientPlatform
      Row(28, .purchaseFailed),  // fraudPurchase
      Row(29, .unsupported),  // featureNotSupported
      Row(30...31, .purchaseFailed),  // appleStoreError, purchaseInvalid
      Row(32...33, .appMistake),  // projectConfigError, invalidStoreCredentials
      Row(34, .purchaseUnconfirmed),  // receiptValidationError
      Row(35, .tooManyRequests),  // apiRateLimitExceeded
      Row(36, .productUnavailable),  // offeringsNotAvailable
    ])
}
