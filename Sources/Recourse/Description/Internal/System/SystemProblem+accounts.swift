extension SystemProblem {
  static let cloudKit: [Int: SystemProblem] = [
    3: .notConnected,  // networkUnavailable
    4: .connectionLost,  // networkFailure
    5: .appMistake,  // badContainer
    6: .serviceUnavailable,  // serviceUnavailable
    7: .tooManyRequests,  // requestRateLimited
    8: .appMistake,  // missingEntitlement
    9: .cloudSignInNeeded,  // notAuthenticated
    10: .notAllowed,  // permissionFailure
    11: .notFound,  // unknownItem
    12: .appMistake,  // invalidArguments
    14: .conflict,  // serverRecordChanged
    15: .requestInvalid,  // serverRejectedRequest
    16: .fileNotFound,  // assetFileNotFound
    17: .conflict,  // assetFileModified
    18: .versionTooOld,  // incompatibleVersion
    19: .requestInvalid,  // constraintViolation
    20: .cancelled,  // operationCancelled
    23: .serviceUnavailable,  // zoneBusy
    24: .appMistake,  // badDatabase
    25: .cloudFull,  // quotaExceeded
    26: .notFound,  // zoneNotFound
    27: .tooLarge,  // limitExceeded
    28: .notFound,  // userDeletedZone
    31: .conflict,  // referenceViolation
    32: .notAllowed,  // managedAccountRestricted
    33: .notAllowed,  // participantMayNeedVerification
    34: .connectionLost,  // serverResponseLost
    35: .cloudFileUnavailable,  // assetNotAvailable
    36: .cloudSignInNeeded,  // accountTemporarilyUnavailable
  ]

  static let storeKit: [Int: SystemProblem] = [
    0: .purchaseFailed,  // unknown
    1: .purchaseNotAllowed,  // clientInvalid
    2: .cancelled,  // paymentCancelled
    3: .purchaseFailed,  // paymentInvalid
    4: .purchaseNotAllowed,  // paymentNotAllowed
    5: .productUnavailable,  // storeProductNotAvailable
    6: .notAllowed,  // cloudServicePermissionDenied
    7: .notConnected,  // cloudServiceNetworkConnectionFailed
    8: .notAllowed,  // cloudServiceRevoked
    9: .purchaseFailed,  // privacyAcknowledgementRequired
    10: .appMistake,  // unauthorizedRequestData
    11: .appMistake,  // invalidOfferIdentifier
    12: .appMistake,  // invalidSignature
    13: .appMistake,  // missingOfferParams
    14: .appMistake,  // invalidOfferPrice
    15: .cancelled,  // overlayCancelled
    16: .appMistake,  // overlayInvalidConfiguration
    17: .timedOut,  // overlayTimeout
    18: .productUnavailable,  // ineligibleForOffer
    19: .unsupported,  // unsupportedPlatform
    20: .appMistake,  // overlayPresentedInBackgroundScene
  ]

  static let localAuthentication: [Int: SystemProblem] = [
    -1: .notRecognized,  // authenticationFailed
    -2: .cancelled,  // userCancel
    -3: .cancelled,  // userFallback
    -4: .cancelled,  // systemCancel
    -5: .passcodeNotSet,  // passcodeNotSet
    -6: .biometryUnavailable,  // biometryNotAvailable
    -7: .biometryUnavailable,  // biometryNotEnrolled
    -8: .lockedOut,  // biometryLockout
    -9: .cancelled,  // appCancel
    -10: .appMistake,  // invalidContext
    -11: .unsupported,  // companionNotAvailable
    -12: .biometryUnavailable,  // biometryNotPaired
    -13: .biometryUnavailable,  // biometryDisconnected
    -14: .appMistake,  // invalidDimensions
    -1004: .appMistake,  // notInteractive
  ]

  static let authorization: [Int: SystemProblem] = [
    1001: .cancelled,  // canceled
    1002: .answerInvalid,  // invalidResponse
    1004: .notRecognized,  // failed
    1005: .appMistake,  // notInteractive
  ]

  static let webAuthentication: [Int: SystemProblem] = [
    1: .cancelled,  // canceledLogin
    2: .appMistake,  // presentationContextNotProvided
    3: .appMistake,  // presentationContextInvalid
  ]

  /// The keychain's codes, in the domain of the classic Mac OS status codes.
  static let keychain: [Int: SystemProblem] = [
    -128: .cancelled,  // errSecUserCanceled
    -25291: .serviceUnavailable,  // errSecNotAvailable
    -25293: .notRecognized,  // errSecAuthFailed
    -25300: .notFound,  // errSecItemNotFound
    -34018: .appMistake,  // errSecMissingEntitlement
    -50: .appMistake,  // errSecParam
    -108: .outOfMemory,  // errSecAllocate
  ]

  /// Returns the meaning of a case of a framework's enum; nil for an enum of any other module.
  ///
  /// The type's name includes its module, so that an app's own type never matches a framework's.
  static func problem(ofCase name: String?, in type: String) -> SystemProblem? {
    name.flatMap { purchases[type]?[$0] }
  }

  /// The errors of StoreKit 2, which have no codes.
  ///
  /// Cases that wrap a failure of the network or of the system have no entry: the cause has better
  /// words.
  private static let purchases: [String: [String: SystemProblem]] = [
    "StoreKit.StoreKitError": [
      "unknown": .purchaseFailed,
      "userCancelled": .cancelled,
      "notAvailableInStorefront": .productUnavailable,
      "notEntitled": .appMistake,
      "unsupported": .unsupported,
    ],
    "StoreKit.Product.PurchaseError": [
      "invalidQuantity": .appMistake,
      "productUnavailable": .productUnavailable,
      "purchaseNotAllowed": .purchaseNotAllowed,
      "ineligibleForOffer": .productUnavailable,
      "invalidOfferIdentifier": .appMistake,
      "invalidOfferPrice": .appMistake,
      "invalidOfferSignature": .appMistake,
      "missingOfferParameters": .appMistake,
    ],
  ]
}
