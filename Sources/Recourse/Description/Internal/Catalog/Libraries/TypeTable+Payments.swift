extension TypeTable {
  /// Braintree.
  ///
  /// The names are the same in versions 6 and 7, the numbers aren't. A payload's error is a cause.
  ///
  /// Read: braintree/braintree_ios, Sources/*/BT*Error.swift; SDK_ERROR_CODES.md of version 6.
  static let braintree: [TypeTable] = [
    TypeTable(
      "BTPayPalError", texts: .forDevelopers,
      [
        Case("canceled", .cancelled),
        Case("webSessionError", .general),  // a cause
        Case("httpPostRequestError", .general),
        Case("fetchConfigurationFailed", .general),
        Case("appSwitchFailed", .general),
        Case("deallocated", .general),
        Case("failedToCreateNonce", .answerInvalid),
        Case("invalidURL", .answerInvalid),
        Case("asWebAuthenticationSessionURLInvalid", .answerInvalid),
        Case("invalidURLAction", .answerInvalid),
        Case("appSwitchReturnURLPathInvalid", .answerInvalid),
        Case("missingBAToken", .answerInvalid),
        Case("missingECToken", .answerInvalid),
        Case("disabled", .appMistake),
        Case("missingPayPalRequest", .appMistake),
      ]),
    TypeTable(
      "BTPayPalNativeCheckoutError", texts: .forDevelopers,
      [
        Case("canceled", .cancelled),
        Case("payPalNotEnabled", .appMistake),
        Case("payPalClientIDNotFound", .appMistake),
        Case("invalidRequest", .appMistake),
        Case("invalidEnvironment", .appMistake),
        Case("invalidJSONResponse", .answerInvalid),
        Case("parsingTokenizationResultFailed", .answerInvalid),
        Case("", .general),
      ]),
    TypeTable(
      "BTVenmoError", texts: .forDevelopers,
      [
        Case("canceled", .cancelled),
        Case("appNotAvailable", .unsupported, .needsUser),  // version 6
        Case("appSwitchFailed", .general),
        Case("fetchConfigurationFailed", .general),
        Case("invalidReturnURL", .answerInvalid),
        Case("invalidBodyReturned", .answerInvalid),
        Case("invalidRedirectURL", .answerInvalid),
        Case("invalidRedirectURLParameter", .answerInvalid),
        Case("disabled", .appMistake),
        Case("bundleDisplayNameMissing", .appMistake),
        Case("enrichedCustomerDataDisabled", .appMistake),
        Case("unknown", .general),
      ]),
    TypeTable("BTVenmoAppSwitchError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "BTThreeDSecureError", texts: .forDevelopers,
      [
        Case("canceled", .cancelled),
        Case("exceededTimeoutLimit", .tookTooLong, .needsUser),
        Case("failedLookup", .notRecognized),
        Case("failedAuthentication", .notRecognized),
        Case("noBodyReturned", .answerInvalid),
        Case("configuration", .appMistake),
        Case("invalidAPIClient", .appMistake),
        Case("", .general),
      ]),
    TypeTable(
      "BTLocalPaymentError", texts: .forDevelopers,
      [
        Case("canceled", .cancelled),
        Case("webSessionError", .general),  // a cause
        Case("fetchConfigurationFailed", .general),
        Case("appSwitchFailed", .general),
        Case("noAccountData", .answerInvalid),
        Case("failedToCreateNonce", .answerInvalid),
        Case("missingRedirectURL", .answerInvalid),
        Case("missingReturnURL", .answerInvalid),
        Case("disabled", .appMistake),
        Case("integration", .appMistake),
        Case("unknown", .general),
      ]),
    TypeTable(
      "BTSEPADirectDebitError", texts: .forDevelopers,
      [
        Case("webFlowCanceled", .cancelled),
        Case("unknown", .general),
        Case("deallocated", .general),
        Case("", .answerInvalid),
      ]),
    TypeTable(
      "BTCardError", texts: .forDevelopers,
      [
        Case("customerInputInvalid", .inputInvalid),
        Case("cardAlreadyExists", .alreadyExists),
        Case("integration", .appMistake),
        Case("", .general),
      ]),
    TypeTable(
      "BTApplePayError", texts: .forDevelopers,
      [
        Case("unsupported", .unsupported),
        Case("noApplePayCardsReturned", .answerInvalid),
        Case("failedToCreateNonce", .answerInvalid),
        Case("unknown", .general),
      ]),
    TypeTable(
      "BTAPIClientError", texts: .forDevelopers,
      [
        Case("configurationUnavailable", .general),
        Case("deallocated", .general),
        Case("", .appMistake),
      ]),
    TypeTable("BTClientTokenError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("TokenizationKeyError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("BTJSONError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "BTDataCollectorError", texts: .forDevelopers,
      [
        Case("callbackSubmitTimeout", .timedOut),
        Case("", .general),
      ]),
    TypeTable("BTAmericanExpressError", texts: .forDevelopers, [Case("", .general)]),
  ]

  /// PayPal's own checkout: one struct with a code and the domain of the code.
  ///
  /// The codes of its domains overlap, so a cancellation is known by the beginning of its text.
  ///
  /// Read: paypal/paypal-ios CoreSDKError.swift, PayPalError.swift, CardError.swift.
  static let payPal: [TypeTable] = [
    TypeTable(
      "CoreSDKError", at: "errorDescription", texts: .forDevelopers,
      [
        Case("PayPal checkout has been canceled*", .cancelled),
        Case("PayPal vault has been canceled*", .cancelled),
        Case("3DS verification has been canceled*", .cancelled),
        Case("", .general),
      ])
  ]

  /// Stripe's requests in Swift, whose payload has the type of the server's error.
  ///
  /// RevenueCat's requests, beneath its errors.
  ///
  /// Read: stripe/stripe-ios StripeError.swift, StripeServiceError.swift;
  /// RevenueCat/purchases-ios NetworkError.swift, ErrorUtils.swift.
  static let purchases: [TypeTable] = [
    TypeTable(
      "StripeCore.StripeError", at: "apiError.type",
      [
        Case("apiError", .serverFailed),
        Case("idempotencyError", .appMistake),
        Case("invalidRequestError", .appMistake),
        Case("", .general, .needsUser),
      ]),
    TypeTable(
      "RevenueCat.NetworkError", texts: .forDevelopers,
      [
        Case("dnsError", .cannotConnect, .needsUser),  // blocked on this device
        Case("signatureVerificationFailed", .notSecure),
        Case("decoding", .answerInvalid),
        Case("unexpectedResponse", .answerInvalid),
        Case("unableToCreateRequest", .appMistake),
        Case("", .general),
      ]),
  ]
}
