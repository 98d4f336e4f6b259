extension CodeTable {
  /// Face ID, Touch ID, Optic ID and the passcode.
  ///
  /// Read: madsmtm/objc2-generated LocalAuthentication/LAError.rs.
  static let localAuthentication = CodeTable(
    ["com.apple.LocalAuthentication"],
    [
      Row(-1, .notRecognized),  // authenticationFailed
      Row(-2, .cancelled),  // userCancel
      Row(-3, .cancelled),  // userFallback
      Row(-4, .cancelled),  // systemCancel
      Row(-5, .passcodeNotSet),  // passcodeNotSet
      Row(-6, .biometryUnavailable),  // biometryNotAvailable
      Row(-7, .biometryUnavailable),  // biometryNotEnrolled
      Row(-8, .lockedOut),  // biometryLockout
      Row(-9, .cancelled),  // appCancel
      Row(-10, .appMistake),  // invalidContext
      Row(-11, .deviceUnreachable),  // companionNotAvailable
      Row(-12, .biometryUnavailable),  // biometryNotPaired
      Row(-13, .biometryUnavailable),  // biometryDisconnected
      Row(-14, .appMistake),  // invalidDimensions
      Row(-1004, .confirmationNeeded),  // notInteractive
    ])

  /// Sign in with Apple, passwords and passkeys.
  ///
  /// Read: madsmtm/objc2-generated AuthenticationServices/ASAuthorizationError.rs.
  static let authorization = CodeTable(
    ["com.apple.AuthenticationServices.AuthorizationError"],
    [
      Row(1000, .signInFailed),  // unknown
      Row(1001, .cancelled),  // canceled
      Row(1002, .signInFailed),  // invalidResponse
      Row(1003, .signInFailed),  // notHandled
      Row(1004, .signInFailed),  // failed
      Row(1005, .confirmationNeeded),  // notInteractive
      Row(1006, .alreadyExists),  // matchedExcludedCredential
      Row(1007, .general),  // credentialImport
      Row(1008, .general),  // credentialExport
      Row(1009, .accountExists),  // preferSignInWithApple
      Row(1010, .unsupported, .needsUser),  // deviceNotConfiguredForPasskeyCreation
    ])

  /// A sign-in on a website, in a sheet of the system.
  ///
  /// Read: madsmtm/objc2-generated AuthenticationServices/ASWebAuthenticationSession.rs.
  static let webAuthentication = CodeTable(
    ["com.apple.AuthenticationServices.WebAuthenticationSession"],
    [
      Row(1, .cancelled),  // canceledLogin
      Row(2, .appMistake),  // presentationContextNotProvided
      Row(3, .appMistake),  // presentationContextInvalid
    ])

  /// A sign-in on a website, before iOS 12.
  ///
  /// Read: dotnet/macios src/SafariServices/SSEnums.cs.
  static let safariAuthentication = CodeTable(
    ["com.apple.SafariServices.Authentication"],
    [
      Row(1, .cancelled)  // canceledLogin
    ])

  /// Extensions and content blockers of Safari.
  ///
  /// Read: madsmtm/objc2-generated SafariServices/SFError.rs.
  static let safari = CodeTable(
    ["SFErrorDomain"],
    [
      Row(1, .appMistake),  // noExtensionFound
      Row(2, .appMistake),  // noAttachmentFound
      Row(3, .general),  // loadingInterrupted
    ])

  /// The reading list of Safari.
  ///
  /// Read: dotnet/macios src/SafariServices/SSEnums.cs.
  static let readingList = CodeTable(
    ["SSReadingListErrorDomain"],
    [
      Row(1, .addressInvalid)  // urlSchemeNotAllowed
    ])

  /// Extensions that provide passwords and passkeys.
  ///
  /// Read: developer.apple.com/documentation/authenticationservices/asextensionerror/code;
  /// madsmtm/objc2-generated AuthenticationServices/ASExtensionErrors.rs.
  static let credentialExtension = CodeTable(
    ["ASExtensionErrorDomain"],
    [
      Row(0, .general),  // failed
      Row(1, .cancelled),  // userCanceled
      Row(100, .confirmationNeeded),  // userInteractionRequired
      Row(101, .notFound),  // credentialIdentityNotFound
      Row(102, .alreadyExists),  // matchedExcludedCredential
    ])

  /// The list of the credentials that an extension provides.
  ///
  /// Read: madsmtm/objc2-generated AuthenticationServices/ASCredentialIdentityStore.rs.
  static let credentialStore = CodeTable(
    ["ASCredentialIdentityStoreErrorDomain"],
    [
      Row(0, .general),  // internalError
      Row(1, .accessDenied),  // storeDisabled
      Row(2, .systemBusy),  // storeBusy
    ])

  /// Beneath an authorization error: the Apple Account.
  ///
  /// Only what public reports explain.
  ///
  /// Read: lines of the log in public repositories, which show -7003 with 1001 and the others with
  /// 1000.
  static let appleAccount = CodeTable(
    ["AKAuthenticationError"],
    [
      Row(-7001, .signInFailed),  // no saved credentials
      Row(-7003, .cancelled),  // beneath 1001, canceled
      Row(-7022, .signInFailed, .needsUser),  // no account on the device
      Row(-7026, .appMistake),  // no entitlement
    ])
}
