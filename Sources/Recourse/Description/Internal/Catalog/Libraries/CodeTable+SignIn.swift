extension CodeTable {
  /// AppAuth, also in the copies of other libraries: the flow itself.
  ///
  /// Read: openid/AppAuth-iOS OIDError.h; okta/okta-oidc-ios OKTError.m.
  static let appAuth = CodeTable(
    ["org.openid.appauth.general"], texts: .forDevelopers,
    [
      Row(-3, .cancelled),  // UserCanceledAuthorizationFlow
      Row(-4, .cancelled),  // ProgramCanceledAuthorizationFlow
      Row(-2, .answerInvalid),  // InvalidDiscoveryDocument
      Row(-5, .connectionLost),  // NetworkError, over its cause
      Row(-6, .serverFailed),  // ServerError
      Row(-8 ... -7, .answerInvalid),  // JSONDeserializationError, TokenResponseConstruction…
      Row(-10 ... -9, .signInFailed),  // SafariOpenError, BrowserOpenError
      Row(-11, .signInNeeded),  // TokenRefreshError
      Row(-12, .answerInvalid),  // RegistrationResponseConstructionError
      Row(-13, .general),  // JSONSerializationError
      Row(-14, .answerInvalid),  // IDTokenParsingError
      Row(-15, .signInFailed),  // IDTokenFailedValidationError
      Row(-16, .signInFailed),  // URLMismatch
      Row(-17, .signInFailed),  // InvalidAuthorizationFlow
    ])

  /// The codes that OAuth defines for the answers of a server.
  ///
  /// The person or the server can have denied access (-4); a refused grant (-10) ends the session.
  ///
  /// Read: openid/AppAuth-iOS OIDError.h, OIDError.m; RFC 6749, sections 4.1.2.1 and 5.2.
  static let appAuthOAuth = CodeTable(
    [
      "org.openid.appauth.oauth_authorization", "org.openid.appauth.oauth_token",
      "org.openid.appauth.oauth_registration",
    ], texts: .forDevelopers,
    [
      Row(-3 ... -2, .appMistake),  // invalid_request, unauthorized_client
      Row(-4, .signInFailed, .needsUser),  // access_denied
      Row(-6 ... -5, .appMistake),  // unsupported_response_type, invalid_scope
      Row(-7, .serverFailed),  // server_error
      Row(-8, .serviceUnavailable),  // temporarily_unavailable
      Row(-9, .appMistake),  // invalid_client
      Row(-10, .signInNeeded),  // invalid_grant
      Row(-13 ... -11, .appMistake),  // unsupported_grant_type to invalid_client_metadata
      Row(-0xEFFF, .signInFailed),  // ClientError
      Row(-0xF000, .signInFailed),  // Other
    ])

  /// The statuses of HTTP that AppAuth reports.
  ///
  /// Read: openid/AppAuth-iOS OIDError.h, OIDError.m.
  static let appAuthHTTP = CodeTable(
    ["org.openid.appauth.remote-http"], texts: .forDevelopers, sameAs: "HTTP")

  /// Google Sign-In.
  ///
  /// Code -3 is of its former versions.
  ///
  /// Read: google/GoogleSignIn-iOS GIDSignIn.h, GIDSignIn.m; former headers in public repositories.
  static let googleSignIn = CodeTable(
    ["com.google.GIDSignIn", "kGIDSignInErrorDomain"], texts: .forDevelopers,
    [
      Row(-5, .cancelled),  // canceled
      Row(-1, .signInFailed),  // unknown
      Row(-2, .signInFailed),  // keychain, over its cause
      Row(-3, .signInFailed),  // noSignInHandlersInstalled
      Row(-4, .signInNeeded),  // hasNoAuthInKeychain
      Row(-6, .signInFailed, .needsUser),  // emm: a rule of the organization
      Row(-7, .appMistake),  // ambiguousClaims
      Row(-8, .general),  // scopesAlreadyGranted
      Row(-9, .signInFailed),  // mismatchWithCurrentUser
      Row(-10, .appMistake),  // jsonSerializationFailure
      Row(-11, .signInNeeded),  // refreshTokenExpired
    ])

  /// The requests that GTMAppAuth authorizes.
  ///
  /// Read: google/GTMAppAuth AuthSession.swift.
  static let googleSession = CodeTable(
    ["GTMAuthSessionErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .appMistake),  // cannotAuthorizeRequest: its address isn't allowed
      Row(1, .signInNeeded),  // accessTokenEmptyForRequest
    ])

  /// The keychain of GTMAppAuth.
  ///
  /// Read: google/GTMAppAuth KeychainStore.swift.
  static let googleSessionStore = CodeTable(
    ["GTMAppAuthKeychainErrorDomain"], texts: .forDevelopers,
    details: ["status": "NSOSStatusErrorDomain"],
    [
      Row(0, .general),  // unhandled: the status is in the user info
      Row(1, .signInNeeded),  // passwordNotFound
      Row(2, .appMistake),  // noService
      Row(3, .dataUnreadable),  // unexpectedPasswordData
      Row(4...7, .general),  // failedToCreateResponseString… to failedToConvertKeychainData…
      Row(8, .general),  // failedToDeletePassword
      Row(9, .nothingFound),  // failedToDeletePasswordBecauseItemNotFound
      Row(10, .general),  // failedToSetPassword
    ])

  /// Facebook's core: its graph and dialogs.
  ///
  /// Code 8 is any answer of the graph.
  ///
  /// Read: facebook/facebook-ios-sdk FBSDKConstants.h, FBSDKConstants.m.
  static let facebook = CodeTable(
    ["com.facebook.sdk.core"], texts: .forDevelopers,
    [
      Row(0...1, .general),  // reserved, encryption
      Row(2, .appMistake),  // invalidArgument
      Row(3, .general),  // unknown
      Row(4, .connectionLost),  // network, over its cause
      Row(5, .general),  // appEventsFlush
      Row(6...7, .answerInvalid),  // graphRequestNonTextMimeType…, graphRequestProtocolMismatch
      Row(8, .general),  // graphRequestGraphAPI
      Row(9, .general),  // dialogUnavailable
      Row(10, .signInNeeded),  // accessTokenRequired
      Row(11, .unsupported),  // appVersionUnsupported: another app is out of date
      Row(12...14, .general),  // browserUnavailable, bridgeAPIInterruption, bridgeAPIResponse
    ])

  /// Facebook Login.
  ///
  /// A cancellation is a result there, not an error, except at a device's code.
  ///
  /// Read: facebook/facebook-ios-sdk LoginError.swift, DeviceLoginError.swift,
  /// FBSDKLoginErrorDomain.m.
  static let facebookLogin = CodeTable(
    ["com.facebook.sdk.login"], texts: .forDevelopers,
    [
      Row(1_349_173, .cancelled),  // authorizationDeclined, by the person
      Row(300, .general),  // reserved
      Row(301, .signInFailed),  // unknown
      Row(302, .signInNeeded),  // passwordChanged
      Row(303, .confirmationNeeded),  // userCheckpointed
      Row(304, .signInFailed),  // userMismatch
      Row(305, .confirmationNeeded),  // unconfirmedUser
      Row(306, .accessDenied),  // systemAccountAppDisabled
      Row(307...309, .signInFailed),  // systemAccountUnavailable to invalidIDToken
      Row(310, .signInNeeded),  // missingAccessToken
      Row(1_349_152, .codeInvalid),  // codeExpired
      Row(1_349_172, .tooManyRequests),  // excessivePolling
      Row(1_349_174, .pending),  // authorizationPending
    ])

  /// Sharing with Facebook.
  ///
  /// Read: facebook/facebook-ios-sdk ShareError.swift, FBSDKShareErrorDomain.m.
  static let facebookShare = CodeTable(
    ["com.facebook.sdk.share"], texts: .forDevelopers,
    [
      Row(200...201, .general),  // reserved, openGraph
      Row(202, .unsupported),  // dialogNotAvailable
      Row(203, .general),  // unknown
    ])

  /// Auth0's sign-in on the web before version 2: a cancellation, and everything else.
  ///
  /// Read: auth0/Auth0.swift 1.x, WebAuthError.swift, as public repositories keep it.
  static let auth0Web = CodeTable(
    ["com.auth0.webauth"], texts: .forDevelopers,
    [
      Row(0, .cancelled),  // userCancelled
      Row(1, .signInFailed),  // any other
    ])

  /// OAuthSwift.
  ///
  /// Beneath its own codes it reports statuses of HTTP in the same domain.
  ///
  /// Read: OAuthSwift/OAuthSwift OAuthSwiftError.swift, OAuthSwiftHTTPRequest.swift.
  static let oauthSwift = CodeTable(
    ["OAuthSwiftError"], texts: .forDevelopers, sameAs: "HTTP",
    [
      Row(-12, .cancelled),  // cancelled
      Row(-1, .appMistake),  // configurationError
      Row(-2, .signInNeeded),  // tokenExpired
      Row(-5 ... -3, .signInFailed),  // missingState, stateNotEqual, serverError
      Row(-6, .appMistake),  // encodingError
      Row(-7, .pending),  // authorizationPending
      Row(-8, .appMistake),  // requestCreation
      Row(-9, .signInFailed),  // missingToken
      Row(-10, .appMistake),  // retain
      Row(-11, .general),  // requestError, over its cause
      Row(-13, .tooManyRequests),  // slowDown
      Row(-14, .signInFailed, .needsUser),  // accessDenied
    ])
}
