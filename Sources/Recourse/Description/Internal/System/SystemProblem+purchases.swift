extension SystemProblem {
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
