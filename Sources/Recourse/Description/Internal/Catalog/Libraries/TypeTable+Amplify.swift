extension TypeTable {
  /// Amplify.
  ///
  /// A payload's error is a cause. What isn't authorized (notAuthorized) is mostly a wrong
  /// password, and has no cause.
  ///
  /// Read: aws-amplify/amplify-swift, Amplify/Categories (the error of each), Amplify/Core;
  /// AWSCognitoAuthError.swift, AWSCongnitoIdentityProvider+AuthErrorConvertible.swift.
  static let amplify: [TypeTable] = [
    TypeTable("Amplify.OperationCancelledError", texts: .forDevelopers, [Case("", .cancelled)]),
    TypeTable(
      "Amplify.AuthError", texts: .forDevelopers,
      [
        Case("notAuthorized", .signInFailed, .needsUser),
        Case("signedOut", .signInNeeded),
        Case("sessionExpired", .signInNeeded),
        Case("validation", .inputInvalid),
        Case("service", .general),  // a cause
        Case("unknown", .general),  // perhaps a cause
        Case("invalidState", .appMistake),
        Case("configuration", .appMistake),
      ]),
    TypeTable(
      "AWSCognitoAuthError", texts: .forDevelopers,
      [
        Case("userCancelled", .cancelled),
        Case("network", .connectionLost),
        Case("userNotFound", .passwordWrong),
        Case("userNotConfirmed", .confirmationNeeded),
        Case("passwordResetRequired", .confirmationNeeded),
        Case("mfaMethodNotFound", .confirmationNeeded),
        Case("usernameExists", .accountExists),
        Case("aliasExists", .accountExists),
        Case("resourceConflictException", .accountExists),
        Case("codeMismatch", .codeInvalid),
        Case("codeExpired", .codeInvalid),
        Case("invalidPassword", .passwordWeak),
        Case("invalidParameter", .inputInvalid),
        Case("failedAttemptsLimitExceeded", .tooManyRequests),
        Case("requestLimitExceeded", .tooManyRequests),
        Case("limitExceeded", .limitReached),
        Case("limitExceededException", .limitReached),
        Case("codeDelivery", .serverFailed),
        Case("lambda", .serverFailed),
        Case("externalServiceException", .signInFailed),
        Case("errorLoadingUI", .signInFailed),
        Case("deviceNotTracked", .signInFailed),
        Case("webAuthnChallengeNotFound", .signInFailed),
        Case("webAuthnClientMismatch", .signInFailed),
        Case("webAuthnNotSupported", .unsupported),
        Case("invalidAccountTypeException", .notAllowed),
        Case("", .appMistake),
      ]),
    TypeTable(
      "Amplify.APIError", texts: .forDevelopers,
      [
        Case("httpStatusError", codeOf: "HTTP"),
        Case("networkError", .connectionLost),  // over its cause
        Case("operationError", .general),  // a cause
        Case("pluginError", .general),  // a cause
        Case("unknown", .general),
        Case("invalidURL", .addressInvalid),
        Case("invalidConfiguration", .appMistake),
      ]),
    TypeTable(
      "Amplify.GraphQLResponseError", texts: .forDevelopers,
      [
        Case("transformationError", .answerInvalid),
        Case("", .general),  // perhaps causes
      ]),
    TypeTable(
      "Amplify.StorageError", texts: .forDevelopers,
      [
        Case("httpStatusError", codeOf: "HTTP"),
        Case("accessDenied", .notAllowed),
        Case("authError", .signInNeeded),
        Case("keyNotFound", .notFound),
        Case("localFileNotFound", .fileNotFound),
        Case("service", .general),  // a cause
        Case("unknown", .general),
        Case("validation", .appMistake),
        Case("configuration", .appMistake),
      ]),
    TypeTable(
      "Amplify.DataStoreError", texts: .forDevelopers,
      [
        Case("conflict", .conflict),
        Case("api", .general),  // a cause
        Case("sync", .general),  // a cause
        Case("internalOperation", .general),  // a cause
        Case("invalidOperation", .general),  // perhaps a cause
        Case("unknown", .general),
        Case("decodingError", .dataUnreadable),
        Case("invalidDatabase", .dataUnreadable),
        Case("nonUniqueResult", .general),
        Case("invalidCondition", .appMistake),
        Case("invalidModelName", .appMistake),
        Case("configuration", .appMistake),
      ]),
    TypeTable(
      "Amplify.PushNotificationsError", texts: .forDevelopers,
      [
        Case("network", .connectionLost),  // over its cause
        Case("configuration", .appMistake),
        Case("", .general),
      ]),
    TypeTable(
      "Amplify.PredictionsError", at: "service.httpStatusCode", codeOf: "HTTP",
      texts: .forDevelopers),
    TypeTable("Amplify.PredictionsError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "Amplify.CoreError", texts: .forDevelopers,
      [
        Case("listOperation", .general),
        Case("clientValidation", .appMistake),
      ]),
    TypeTable("Amplify.ConfigurationError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("Amplify.PluginError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("Amplify.AnalyticsError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "AppSyncRealTimeRequest.Error", texts: .forDevelopers,
      [
        Case("timeout", .timedOut),
        Case("unauthorized", .notAllowed),
        Case("limitExceeded", .tooManyRequests),
        Case("maxSubscriptionsReached", .limitReached),
        Case("unknown", .general),
      ]),
    TypeTable(
      "AWSPluginsCore.WebSocketClient.Error", texts: .forDevelopers,
      [
        Case("connectionCancelled", .cancelled),
        Case("connectionLost", .connectionLost),
      ]),
  ]

  /// AWS's former mobile client, beneath Amplify 1.
  ///
  /// Read: aws-amplify/aws-sdk-ios AWSMobileResults.swift.
  static let awsMobile: [TypeTable] = [
    TypeTable(
      "AWSMobileClientError", texts: .forDevelopers,
      [
        Case("userCancelledSignIn", .cancelled),
        Case("notAuthorized", .signInFailed, .needsUser),
        Case("userNotFound", .passwordWrong),
        Case("notSignedIn", .signInNeeded),
        Case("expiredRefreshToken", .signInNeeded),
        Case("unableToSignIn", .signInFailed),
        Case("idTokenNotIssued", .signInFailed),
        Case("idTokenAndAcceessTokenNotIssued", .signInFailed),
        Case("errorLoadingPage", .signInFailed),
        Case("securityFailed", .signInFailed),
        Case("deviceNotRemembered", .signInFailed),
        Case("userNotConfirmed", .confirmationNeeded),
        Case("passwordResetRequired", .confirmationNeeded),
        Case("mfaMethodNotFound", .confirmationNeeded),
        Case("softwareTokenMFANotFound", .confirmationNeeded),
        Case("usernameExists", .accountExists),
        Case("aliasExists", .accountExists),
        Case("groupExists", .alreadyExists),
        Case("federationProviderExists", .alreadyExists),
        Case("codeMismatch", .codeInvalid),
        Case("expiredCode", .codeInvalid),
        Case("invalidPassword", .passwordWeak),
        Case("invalidParameter", .inputInvalid),
        Case("userLambdaValidation", .inputInvalid),
        Case("tooManyFailedAttempts", .tooManyRequests),
        Case("tooManyRequests", .tooManyRequests),
        Case("limitExceeded", .limitReached),
        Case("guestAccessNotAllowed", .notAllowed),
        Case("codeDeliveryFailure", .serverFailed),
        Case("internalError", .serverFailed),
        Case("unexpectedLambda", .serverFailed),
        Case("invalidLambdaResponse", .serverFailed),
        Case("identityIdUnavailable", .general),
        Case("unknown", .general),
        Case("", .appMistake),
      ])
  ]
}
