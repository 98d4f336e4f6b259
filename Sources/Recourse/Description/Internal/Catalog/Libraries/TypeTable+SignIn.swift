extension TypeTable {
  /// Okta.
  ///
  /// Its texts are in the person's language, but made for developers. A payload's error is a cause.
  ///
  /// Read: okta/okta-mobile-swift APIClientError.swift, OAuth2Error.swift, OAuth2ServerError.swift,
  /// BrowserSignin.swift, DirectAuthFlow.swift, TokenError.swift, CredentialError.swift,
  /// JWTError.swift, OktaAPIError.swift, InteractionCodeFlow.swift.
  static let okta: [TypeTable] = [
    TypeTable(
      "BrowserSigninError", texts: .forDevelopers,
      [
        Case("userCancelledLogin", .cancelled),
        Case("noCompatibleAuthenticationProviders", .unsupported),
        Case("noSignOutFlowProvided", .appMistake),
        Case("cannotComposeAuthenticationURL", .appMistake),
        Case("invalidRedirectScheme", .appMistake),
        Case("", .signInFailed),  // mostly a cause
      ]),
    TypeTable(
      "AuthFoundation.OAuth2ServerError", at: "code", texts: .forDevelopers,
      [
        Case("authorizationPending", .pending),
        Case("directAuthAuthorizationPending", .pending),
        Case("slowDown", .tooManyRequests),
        Case("expiredToken", .codeInvalid),
        Case("invalidOTP", .codeInvalid),
        Case("mfaRequired", .confirmationNeeded),
        Case("oobRejected", .cancelled),  // refused by the person, on another device
        Case("accessDenied", .signInFailed, .needsUser),
        // A wrong password, or a session that has ended.
        Case("invalidGrant", .signInFailed, .needsUser),
        Case("invalidToken", .signInNeeded),
        Case("serverError", .serverFailed),
        Case("temporarilyUnavailable", .serviceUnavailable),
        Case("other", .signInFailed),
        Case("", .appMistake),
      ]),
    TypeTable(
      "AuthFoundation.OAuth2Error", texts: .forDevelopers,
      [
        Case("server", .general),  // a cause
        Case("network", .general),  // a cause
        Case("error", .general),  // a cause
        Case("multiple", .general),  // causes
        Case("missingToken", .signInNeeded),
        Case("signatureInvalid", .signInFailed),
        Case("redirectUri", .signInFailed),
        Case("missingLocationHeader", .answerInvalid),
        Case("missingOAuth2ResponseKey", .answerInvalid),
        Case("missingOpenIdConfiguration", .answerInvalid),
        Case("", .appMistake),
      ]),
    TypeTable(
      "AuthFoundation.APIClientError", texts: .forDevelopers,
      [
        Case("statusCode", codeOf: "HTTP"),
        Case("httpError", .general),  // a cause
        Case("validation", .general),  // a cause
        Case("missingResponse", .answerInvalid),
        Case("invalidResponse", .answerInvalid),
        Case("cannotParseResponse", .answerInvalid),
        Case("unsupportedContentType", .answerInvalid),
        Case("unknown", .general),
        Case("", .appMistake),
      ]),
    TypeTable("OktaAPIError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "DirectAuthenticationFlowError", texts: .forDevelopers,
      [
        Case("pollingTimeoutExceeded", .tookTooLong, .needsUser),
        Case("bindingCodeMissing", .answerInvalid),
        Case("invalidContinuationContext", .appMistake),
        Case("flowNotStarted", .appMistake),
        Case("inconsistentContextState", .appMistake),
        Case("missingArguments", .appMistake),
        Case("", .general),  // a cause
      ]),
    TypeTable(
      "APIRequestPollingHandlerError", texts: .forDevelopers,
      [
        Case("timeout", .tookTooLong, .needsUser),
        Case("", .appMistake),
      ]),
    TypeTable(
      "InteractionCodeFlowError", texts: .forDevelopers,
      [
        Case("authenticationIncomplete", .confirmationNeeded),
        Case("responseValidationFailed", .answerInvalid),
        Case("", .appMistake),
      ]),
    TypeTable(
      "AuthFoundation.TokenError", texts: .forDevelopers,
      [
        Case("tokenNotFound", .signInNeeded),
        Case("duplicateTokenAdded", .alreadyExists),
        Case("", .appMistake),
      ]),
    TypeTable("AuthFoundation.CredentialError", texts: .forDevelopers, [Case("", .appMistake)]),
    // Validation needs the right time on the device.
    TypeTable("AuthFoundation.JWTError", texts: .forDevelopers, [Case("", .signInFailed)]),
  ]

  /// Okta's former library, whose `userInfo` repeats its text.
  ///
  /// The text of an authorization is the server's.
  ///
  /// Read: okta/okta-oidc-ios OktaOidcError.swift, OIDAuthorizationService+Okta.swift.
  static let oktaOIDC: [TypeTable] = [
    TypeTable(
      "OktaOidcError", texts: .forDevelopers,
      [
        Case("userCancelledAuthorizationFlow", .cancelled),
        Case("unexpectedAuthCodeResponse", codeOf: "HTTP"),
        Case("api", .general),  // a cause
        Case("authorization", .signInFailed, .needsUser),
        Case("errorFetchingFreshTokens", .signInNeeded),
        Case("noTokens", .signInNeeded),
        Case("noBearerToken", .signInNeeded),
        Case("noRefreshToken", .signInNeeded),
        Case("missingIdToken", .signInNeeded),
        Case("JWTValidationError", .signInFailed),
        Case("redirectServerError", .signInFailed),
        Case("unableToGetAuthCode", .signInFailed),
        Case("unableToOpenBrowser", .signInFailed),
        Case("JWTDecodeError", .answerInvalid),
        Case("noLocationHeader", .answerInvalid),
        Case("parseFailure", .answerInvalid),
        Case("", .appMistake),
      ])
  ]

  /// MSAL's sign-in without a browser: classes with type.
  ///
  /// An error of this kind has a sign-in on the web as its only way on if a browser is required.
  ///
  /// Read: AzureAD/microsoft-authentication-library-for-objc, MSAL/src/native_auth/public (errors).
  static let microsoftNative: [TypeTable] = [
    TypeTable(
      "MSAL.SignInStartError", at: "type", texts: .forDevelopers,
      [
        Case("userNotFound", .passwordWrong),
        Case("invalidCredentials", .passwordWrong),
        Case("invalidUsername", .valueMalformed),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.SignUpStartError", at: "type", texts: .forDevelopers,
      [
        Case("userAlreadyExists", .accountExists),
        Case("invalidPassword", .passwordWeak),
        Case("invalidUsername", .valueMalformed),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.VerifyCodeError", at: "type", texts: .forDevelopers,
      [
        Case("invalidCode", .codeInvalid),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.MFASubmitChallengeError", at: "type", texts: .forDevelopers,
      [
        Case("invalidChallenge", .codeInvalid),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.ResetPasswordStartError", at: "type", texts: .forDevelopers,
      [
        Case("userNotFound", .passwordWrong),
        Case("userDoesNotHavePassword", .unsupported),
        Case("invalidUsername", .valueMalformed),
        Case("", .signInFailed),
      ]),
    // Of a sign-in, a sign-up and a reset alike.
    TypeTable(
      "MSAL.PasswordRequiredError", at: "type", texts: .forDevelopers,
      [
        Case("invalidPassword", .inputInvalid),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.RetrieveAccessTokenError", at: "type", texts: .forDevelopers,
      [
        Case("refreshTokenExpired", .signInNeeded),
        Case("browserRequired", .signInNeeded),
        Case("invalidScope", .appMistake),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "MSAL.MFARequestChallengeError", at: "type", texts: .forDevelopers,
      [
        Case("authMethodBlocked", .notAllowed),
        Case("", .signInFailed),
      ]),
  ]
}
