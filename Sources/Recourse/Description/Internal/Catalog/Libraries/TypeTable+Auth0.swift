extension TypeTable {
  /// Auth0.
  ///
  /// Its errors' texts are for developers. The answer of the authentication API is a dictionary,
  /// info, whose entry is named otherwise from endpoint to endpoint; without a known one its status
  /// tells. There, 401 and 403 refuse the sign-in itself.
  ///
  /// Read: auth0/Auth0.swift WebAuthError.swift, CredentialsManagerError.swift,
  /// AuthenticationError.swift, Auth0APIError.swift, MyAccountError.swift, MFAErrors.swift,
  /// DPoPError.swift; auth0/Lock.swift DatabaseInteractor.swift.
  static let auth0: [TypeTable] = [
    TypeTable(
      "Auth0.WebAuthError", at: "code", texts: .forDevelopers,
      [
        Case("userCancelled", .cancelled),
        Case("transactionActiveAlready", .inProgress, .needsUser),
        Case("invalidRequestUri", .appMistake),
        Case("pkceNotAllowed", .appMistake),
        Case("noBundleIdentifier", .appMistake),
        Case("credentialsManagerError", .general),  // a cause
        Case("", .signInFailed),  // perhaps a cause
      ]),
    TypeTable(
      "CredentialsManagerError", at: "code", texts: .forDevelopers,
      [
        Case("noCredentials", .signInNeeded),
        Case("noRefreshToken", .signInNeeded),
        Case("sessionExpired", .signInNeeded),
        Case("dpopKeyMissing", .signInNeeded),
        Case("dpopKeyMismatch", .signInNeeded),
        Case("biometricsFailed", .notRecognized),  // over its cause
        Case("largeMinTTL", .appMistake),
        Case("dpopNotConfigured", .appMistake),
        Case("", .general),  // a cause
      ]),
    TypeTable("Auth0.AuthenticationError", at: "info.error", texts: .forDevelopers, auth0Codes),
    TypeTable("Auth0.AuthenticationError", at: "info.code", texts: .forDevelopers, auth0Codes),
    TypeTable(
      "Auth0.AuthenticationError", at: "statusCode", texts: .forDevelopers,
      [
        Case("0", .general),  // no answer: a cause
        Case("401", .signInFailed, .needsUser),
        Case("403", .signInFailed, .needsUser),
      ]),
    TypeTable(
      "Auth0.AuthenticationError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("MyAccountError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("Auth0.ManagementError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("MfaListAuthenticatorsError", at: "code", texts: .forDevelopers, auth0Codes),
    TypeTable(
      "MfaListAuthenticatorsError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("MfaEnrollmentError", at: "code", texts: .forDevelopers, auth0Codes),
    TypeTable("MfaEnrollmentError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("MfaChallengeError", at: "code", texts: .forDevelopers, auth0Codes),
    TypeTable("MfaChallengeError", at: "statusCode", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("Auth0.DPoPError", texts: .forDevelopers, [Case("", .signInFailed)]),
  ]

  /// The codes of the authentication API.
  ///
  /// A grant that isn't valid is a wrong password, a wrong code or an ended session alike.
  private static let auth0Codes: [Case] = [
    Case("invalid_user_password", .passwordWrong),
    Case("invalid_grant", .signInFailed, .needsUser),
    Case("invalid_password", .passwordWeak),
    Case("password_leaked", .passwordWeak),
    Case("too_many_attempts", .tooManyRequests, .needsUser),
    Case("a0.mfa_required", .confirmationNeeded),
    Case("mfa_required", .confirmationNeeded),
    Case("a0.mfa_registration_required", .confirmationNeeded),
    Case("unsupported_challenge_type", .confirmationNeeded),
    Case("requires_verification", .confirmationNeeded),
    Case("a0.mfa_invalid_code", .codeInvalid),
    Case("expired_token", .codeInvalid),
    Case("login_required", .signInNeeded),
    Case("unauthorized", .notAllowed),  // a rule of the app refused it
    Case("access_denied", .signInFailed, .needsUser),
    Case("user_exists", .accountExists),
  ]
}
