extension SystemProblem {
  /// What a case of a framework's enum means; nil for those of others.
  ///
  /// The type's name has its module, so that an app's own type is not taken for a framework's.
  static func problem(ofCase name: String?, in type: String) -> SystemProblem? {
    name.flatMap { purchases[type]?[$0] }
  }

  /// The errors of StoreKit 2, which have no codes.
  ///
  /// Without an entry: what is said better by the cause, which is a failure of the network or of
  /// the system.
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
