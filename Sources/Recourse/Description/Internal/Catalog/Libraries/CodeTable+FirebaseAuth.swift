extension CodeTable {
  /// Firebase Authentication.
  ///
  /// Its texts are for developers.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseAuth/Sources/Swift/Utilities/AuthErrors.swift.
  static let firebaseAuth = CodeTable(
    ["FIRAuthErrorDomain"], texts: .forDevelopers,
    [
      // Cancellations.
      Row(17058, .cancelled),  // webContextCancelled

      // Connection, limits and the server.
      Row(17010, .tooManyRequests),  // tooManyRequests
      Row(17020, .connectionLost),  // networkError, over its cause
      Row(17052, .limitReached),  // quotaExceeded: text messages of the project
      Row(17061, .connectionLost),  // webNetworkRequestFailed
      Row(17062, .general),  // webInternalError
      Row(17995, .general),  // keychainError, over its cause
      Row(17999, .general),  // internalError, over its cause
      Row(18000, .answerInvalid),  // malformedJWT

      // Signing in.
      Row(17004, .passwordWrong),  // invalidCredential
      Row(17009, .passwordWrong),  // wrongPassword
      Row(17011, .passwordWrong),  // userNotFound
      Row(17024, .passwordWrong),  // userMismatch
      Row(17005, .accountDisabled),  // userDisabled
      Row(17014, .signInNeeded),  // requiresRecentLogin
      Row(17017, .signInNeeded),  // invalidUserToken
      Row(17021, .signInNeeded),  // userTokenExpired
      Row(17053, .signInFailed),  // missingAppToken
      Row(17055, .signInFailed),  // appNotVerified
      Row(17056, .signInFailed, .needsUser),  // captchaCheckFailed
      // The person has to finish in the window that is open.
      Row(17057, .inProgress, .needsUser),  // webContextAlreadyPresented
      Row(17059, .signInFailed),  // appVerificationUserInteractionFailure
      Row(17063, .signInFailed),  // webSignInUserInteractionFailure
      Row(17066, .signInFailed, .needsUser),  // localPlayerNotAuthenticated
      Row(17075, .signInFailed),  // rejectedCredential
      Row(17085, .notAllowed),  // adminRestrictedOperation
      Row(17105, .signInFailed),  // blockingCloudFunctionError

      // Confirming.
      Row(17029, .codeInvalid),  // expiredActionCode
      Row(17030, .codeInvalid),  // invalidActionCode
      Row(17043, .valueMissing),  // missingVerificationCode
      Row(17044, .codeInvalid),  // invalidVerificationCode
      Row(17046, .codeInvalid),  // invalidVerificationID
      Row(17051, .codeInvalid),  // sessionExpired
      Row(17078, .confirmationNeeded),  // secondFactorRequired
      Row(17083, .signInFailed),  // invalidMultiFactorSession
      Row(17084, .notFound),  // multiFactorInfoNotFound
      Row(17086, .confirmationNeeded),  // unverifiedEmail
      Row(17087, .alreadyExists),  // secondFactorAlreadyEnrolled
      Row(17088, .limitReached, .needsUser),  // maximumSecondFactorCountExceeded
      Row(17089, .unsupported),  // unsupportedFirstFactor
      Row(17090, .confirmationNeeded),  // emailChangeNeedsVerification

      // Signing up and changing an account.
      Row(17007, .accountExists),  // emailAlreadyInUse
      Row(17008, .valueMalformed),  // invalidEmail
      Row(17012, .accountExists),  // accountExistsWithDifferentCredential
      Row(17015, .alreadyExists),  // providerAlreadyLinked
      Row(17016, .notFound),  // noSuchProvider
      Row(17025, .accountExists),  // credentialAlreadyInUse
      Row(17026, .passwordWeak),  // weakPassword
      Row(17033, .valueMalformed),  // invalidRecipientEmail
      Row(17034, .valueMissing),  // missingEmail
      Row(17041, .valueMissing),  // missingPhoneNumber
      Row(17042, .valueMalformed),  // invalidPhoneNumber
      Row(17211, .passwordWeak),  // passwordDoesNotMeetRequirements

      // Mistakes of the developer.
      Row(17000, .appMistake),  // invalidCustomToken
      Row(17002, .appMistake),  // customTokenMismatch
      Row(17006, .appMistake),  // operationNotAllowed: not enabled in the console
      Row(17023, .appMistake),  // invalidAPIKey
      Row(17028, .appMistake),  // appNotAuthorized
      Row(17031...17032, .appMistake),  // invalidMessagePayload, invalidSender
      Row(17036...17040, .appMistake),  // missingIosBundleID to missingContinueURI
      Row(17045, .appMistake),  // missingVerificationID
      Row(17047...17048, .appMistake),  // missingAppCredential, invalidAppCredential
      Row(17054, .appMistake),  // notificationNotForwarded
      Row(17060, .appMistake),  // invalidClientID
      Row(17067, .appMistake),  // nullUser
      Row(17071...17073, .appMistake),  // invalidProviderID to unsupportedTenantOperation
      Row(17076, .appMistake),  // gameKitNotLinked
      Row(17081...17082, .appMistake),  // missingMultiFactorSession, missingMultiFactorInfo
      Row(17093...17094, .appMistake),  // missingClientIdentifier, missingOrInvalidNonce
      Row(17200...17201, .appMistake),  // recaptchaNotEnabled, missingRecaptchaToken
      Row(17202, .signInFailed),  // invalidRecaptchaToken
      Row(17203...17209, .appMistake),  // invalidRecaptchaAction to recaptchaSiteKeyMissing
      Row(17210, .signInFailed),  // recaptchaActionCreationFailed
      Row(17214, .appMistake),  // invalidHostingLinkDomain
    ])

  /// What lies beneath an internal error of Firebase Authentication.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseAuth AuthInternalErrors.swift, AuthErrorUtils.swift.
  static let firebaseAuthInternal = CodeTable(
    ["FIRAuthInternalErrorDomain"], texts: .forDevelopers,
    [
      Row(1...2, .general),  // RPCRequestEncodingError, JSONSerializationError
      Row(3, .general),  // unexpectedErrorResponse, over the status
      Row(4...5, .general),  // unexpectedResponse, RPCResponseDecodingError
      Row(17020, .connectionLost),  // networkError
    ])
}
