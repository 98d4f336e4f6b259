extension CodeTable {
  /// MSAL.
  ///
  /// Code -50000 covers most failures; its internal code says more.
  ///
  /// Read: AzureAD/microsoft-authentication-library-for-objc MSALError.h, MSALErrorConverter.m.
  static let microsoftSignIn = CodeTable(
    ["MSALErrorDomain"], texts: .forDevelopers,
    details: ["MSALInternalErrorCodeKey": "MSALInternalErrorCode"],
    [
      Row(-50005, .cancelled),  // userCanceled
      Row(-50000, .signInFailed),  // internal
      Row(-50001, .signInFailed, .needsUser),  // workplaceJoinRequired
      Row(-50002, .signInNeeded),  // interactionRequired
      Row(-50003, .notAllowed),  // serverDeclinedScopes
      Row(-50004, .restricted),  // serverProtectionPoliciesRequired
      Row(-50006, .serverFailed),  // serverError
      Row(-50007, .signInFailed, .needsUser),  // insufficientDeviceStrength
      Row(-50008, .signInFailed, .transient),  // mdmEnrollmentCompletedNeedsRetry
      Row(-50142, .confirmationNeeded),  // serverInvalidRequestResetPasswordRequired
    ])

  /// The internal codes of MSAL, a table that its domain refers to; only those that tell a person
  /// more than that the sign-in failed.
  ///
  /// Read: AzureAD/microsoft-authentication-library-for-objc MSALError.h.
  static let microsoftInternal = CodeTable(
    ["MSALInternalErrorCode"],
    [
      Row(-42401, .cancelled),  // sessionCanceled, by the app
      Row(-42700, .cancelled),  // brokerResponseNotReceived: the person came back before the end
      Row(-42002 ... -42000, .appMistake),  // invalidParameter to invalidRequest
      Row(-42003, .appMistake),  // invalidClient
      Row(-42004, .signInNeeded),  // invalidGrant
      Row(-42005, .appMistake),  // invalidScope
      Row(-42006, .notAllowed),  // unauthorizedClient: not added to the organization
      Row(-42007, .serverFailed),  // unhandledResponse
      Row(-42011, .appMistake),  // invalidRedirectURI
      Row(-42106, .signInNeeded),  // accountRequired
      Row(-42405 ... -42403, .appMistake),  // noViewController to uiNotSupportedInExtension
      Row(-42600, .answerInvalid),  // invalidResponse
      Row(-42602, .notSecure),  // nonHttpsRedirect
      Row(-42719, .restricted),  // jitComplianceCheckResultNotCompliant
      Row(-42742, .notRecognized),  // pssoPasskeyLAError
      Row(-42744 ... -42743, .biometryUnavailable),  // pssoBiometricsNotAvailable, …NotEnrolled
      Row(-42745, .appMistake),  // invalidASWebAuthenticationURL
    ])

  /// The common library beneath MSAL.
  ///
  /// Read: AzureAD/microsoft-authentication-library-common-for-objc MSIDError.h, MSIDError.m.
  static let microsoftCommon = CodeTable(
    ["MSIDErrorDomain", "MSIDOAuthErrorDomain", "MSIDHttpErrorCodeDomain"], texts: .forDevelopers,
    [
      // Cancellations.
      Row(-51700, .cancelled),  // userCancel
      Row(-51701, .cancelled),  // sessionCanceledProgrammatically
      Row(-51800, .cancelled),  // brokerResponseNotReceived

      Row(-51100, .signInFailed),  // internal
      Row(-51113 ... -51111, .appMistake),  // invalidInternalParameter to missingAccountParameter
      Row(-51114, .unsupported),  // unsupportedFunctionality
      Row(-51115, .signInNeeded),  // interactionRequired
      Row(-51116, .notSecure),  // serverNonHttpsRedirect
      Row(-51117, .signInFailed),  // mismatchedAccount
      Row(-51119 ... -51118, .appMistake),  // redirectSchemeNotRegistered, invalidRedirectURI
      Row(-51120, .signInFailed),  // boundAppRefreshTokenRedemptionError
      Row(-51201 ... -51200, .signInFailed),  // cacheMultipleUsers, cacheBadFormat
      Row(-51400, .signInFailed),  // serverOauth
      Row(-51401, .answerInvalid),  // serverInvalidResponse
      Row(-514102, .signInNeeded),  // serverRefreshTokenRejected
      Row(-51411 ... -51410, .appMistake),  // serverInvalidRequest, serverInvalidClient
      Row(-51412, .signInNeeded),  // serverInvalidGrant
      Row(-51413, .appMistake),  // serverInvalidScope
      Row(-51414, .notAllowed),  // serverUnauthorizedClient
      Row(-51415, .notAllowed),  // serverDeclinedScopes
      Row(-51416, .signInFailed, .needsUser),  // serverAccessDenied
      Row(-51417, .serverFailed),  // serverError
      Row(-51420, .signInFailed),  // serverInvalidState
      Row(-51430, .restricted),  // serverProtectionPoliciesRequired
      Row(-51440, .signInFailed),  // authorizationFailed
      Row(-51500, .serverFailed),  // serverUnhandledResponse
      Row(-51501, .answerInvalid),  // unexpectedHttpResponse
      Row(-51600, .appMistake),  // authorityValidation
      Row(-51702, .signInFailed),  // interactiveSessionStartFailure
      Row(-51710, .inProgress, .needsUser),  // interactiveSessionAlreadyRunning
      Row(-51720, .appMistake),  // noMainViewController
      Row(-51731 ... -51730, .appMistake),  // attemptToOpenURLFromExtension, uiNotSupported…
      Row(-51732, .signInFailed, .needsUser),  // insufficientDeviceStrength
      Row(-51733, .signInFailed, .transient),  // mdmEnrollmentCompletedNeedsRetry
      Row(-51734, .appMistake),  // invalidASWebAuthenticationURL
      Row(-51809 ... -51801, .signInFailed),  // brokerNoResumeStateFound to brokerKeyNotFound
      Row(-51810, .signInFailed, .needsUser),  // workplaceJoinRequired
      Row(-51818 ... -51811, .signInFailed),  // brokerUnknown to jitLinkAcquireTokenError
      Row(-51819, .signInFailed, .needsUser),  // jitLinkTokenAcquiredWrongTenant
      Row(-51820, .signInFailed),  // jitLinkError
      Row(-51821, .restricted),  // jitComplianceCheckResultNotCompliant
      Row(-51842 ... -51822, .signInFailed),  // jitComplianceCheckResultTimeout to psso…Failure
      Row(-51843, .notRecognized),  // pssoPasskeyLAError
      Row(-51845 ... -51844, .biometryUnavailable),  // pssoBiometricsNotEnrolled, …NotAvailable
      Row(-51901 ... -51900, .general),  // throttleCacheNoRecord, throttleCacheInvalidSignature
      Row(-51903 ... -51902, .signInFailed),  // brokerAppIsInactive, brokerAppIsInBackground
      Row(-52001, .signInFailed),  // brokerXpcUnexpectedError
      Row(-50142, .confirmationNeeded),  // serverInvalidRequestResetPasswordRequired
    ])

  /// The keychain's codes in that library.
  ///
  /// Read: AzureAD/microsoft-authentication-library-common-for-objc MSIDError.m.
  static let microsoftKeychain = CodeTable(
    ["MSIDKeychainErrorDomain"], texts: .forDevelopers, sameAs: "NSOSStatusErrorDomain")
}
