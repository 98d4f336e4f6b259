extension CodeTable {
  /// Stripe.
  ///
  /// Its text for a card (code 70) is for the person, in their language, and says what is wrong
  /// with it: declined, expired, or a wrong number.
  ///
  /// Read: stripe/stripe-ios StripeCore STPError.swift.
  static let stripe = CodeTable(
    ["com.stripe.lib"],
    [
      Row(80, .cancelled),  // cancellationError
      Row(40, .connectionLost),  // connectionError, over its cause
      Row(50, .appMistake),  // invalidRequestError
      Row(60, .serverFailed),  // apiError
      Row(70, .general, .needsUser),  // cardError
      Row(1000, .answerInvalid),  // ephemeralKeyDecodingError
    ])

  /// Stripe's confirmation of payments.
  ///
  /// A cancellation is a status there, not an error. The text of code 9 is for the person.
  ///
  /// Read: stripe/stripe-ios StripePayments STPPaymentHandler.swift.
  static let stripeConfirmation = CodeTable(
    ["STPPaymentHandlerErrorDomain"],
    [
      Row(0, .unsupported),  // unsupportedAuthenticationErrorCode
      Row(1, .unsupported, .needsUser),  // requiredAppNotAvailable: another app is missing
      Row(2, .appMistake),  // requiresPaymentMethodErrorCode
      Row(3, .general),  // intentStatusErrorCode
      Row(4, .tookTooLong, .needsUser),  // timedOutErrorCode
      Row(5, .general),  // stripe3DS2ErrorCode
      Row(6, .notRecognized),  // notAuthenticatedErrorCode: a wrong code of the bank
      Row(7, .inProgress, .needsUser),  // noConcurrentActionsErrorCode
      Row(8, .appMistake),  // requiresAuthenticationContextErrorCode
      Row(9, .general, .needsUser),  // paymentErrorCode
      Row(10...11, .appMistake),  // invalidClientSecret, missingReturnURL
      Row(12, .general),  // unexpectedErrorCode
    ])

  /// The requests of Braintree.
  ///
  /// Its other domains number their errors otherwise from version to version: see the types.
  ///
  /// Read: braintree/braintree_ios BTHTTPError.swift, BTCoreConstants.swift, SDK_ERROR_CODES.md.
  static let braintreeHTTP = CodeTable(
    ["com.braintreepayments.BTHTTPErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .general),  // unknown
      Row(1, .answerInvalid),  // responseContentTypeNotAcceptable
      Row(2, .requestInvalid),  // clientError
      Row(3, .serverFailed),  // serverError
      Row(4, .appMistake),  // missingBaseURL
      Row(5, .tooManyRequests),  // rateLimitError
      Row(6...7, .answerInvalid),  // dataNotFound, httpResponseInvalid
      Row(8...10, .appMistake),  // urlStringInvalid to invalidAuthorizationFingerprint
      Row(11...12, .general),  // serializationError, deallocated
    ])
}
