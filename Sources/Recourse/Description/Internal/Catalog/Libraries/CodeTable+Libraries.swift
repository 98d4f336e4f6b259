extension CodeTable {
  /// Archives with SSZipArchive.
  ///
  /// Read: ZipArchive/ZipArchive SSZipArchive.h, SSZipArchive.m.
  static let zipArchive = CodeTable(
    ["SSZipArchiveErrorDomain"], texts: .forDevelopers,
    [
      Row(-1, .readFailed),  // FailedOpenZipFile
      Row(-4 ... -2, .dataUnreadable),  // FailedOpenFileInZip to FileContentNotReadable
      Row(-5, .writeFailed),  // FailedToWriteFile
      Row(-6, .appMistake),  // InvalidArguments
      Row(-7, .dataUnreadable),  // SymlinkEscapesTargetDirectory
    ])

  /// KeychainAccess, whose codes are the system's.
  ///
  /// Read: kishikawakatsumi/KeychainAccess Keychain.swift.
  static let keychainAccess = CodeTable(
    ["com.kishikawakatsumi.KeychainAccess.error"], texts: .forDevelopers,
    sameAs: "NSOSStatusErrorDomain")

  /// Realm's files.
  ///
  /// Read: realm/realm-swift RLMError.h, RLMError.mm.
  static let realm = CodeTable(
    ["io.realm"], texts: .forDevelopers,
    [
      Row(1, .general),  // fail
      Row(2, .readFailed),  // fileAccess
      Row(3, .noPermission),  // filePermissionDenied
      Row(4, .fileExists),  // fileExists
      Row(5, .fileNotFound),  // fileNotFound
      Row(6, .dataUnreadable),  // fileFormatUpgradeRequired
      Row(8, .fileBusy),  // incompatibleLockFile: open in another version
      Row(9, .outOfMemory),  // addressSpaceExhausted
      Row(10, .appMistake),  // schemaMismatch
      Row(12, .fileBusy),  // alreadyOpen
      Row(13, .appMistake),  // invalidInput
      Row(14, .diskFull),  // outOfDiskSpace
      Row(15, .appMistake),  // incompatibleSession
      Row(16, .dataUnreadable),  // unsupportedFileFormatVersion
      Row(17, .appMistake),  // multipleSyncAgents
      Row(18, .requestInvalid),  // subscriptionFailed
      Row(19, .readFailed),  // fileOperationFailed
      Row(20, .dataUnreadable),  // invalidDatabase
      Row(21, .dataUnreadable),  // incompatibleHistories
      Row(22, .appMistake),  // noSubscriptionForWrite
    ])

  /// Realm's synchronization.
  ///
  /// Read: realm/realm-swift RLMError.h, RLMError.mm.
  static let realmSync = CodeTable(
    ["io.realm.sync"], texts: .forDevelopers,
    [
      Row(4, .general),  // clientSessionError
      Row(5, .signInNeeded),  // clientUserError
      Row(6, .general),  // clientInternalError
      Row(7, .conflict),  // clientResetError
      Row(8, .signInNeeded),  // underlyingAuthError
      Row(9, .notAllowed),  // permissionDeniedError
      Row(10, .appMistake),  // invalidFlexibleSyncSubscriptions
      Row(11, .notAllowed),  // writeRejected
      Row(12, .connectionLost),  // connectionFailed
      Row(13, .notSecure),  // tlsHandshakeFailed
      Row(14, .general),  // serverWarning
    ])

  /// Realm's former sign-in.
  ///
  /// Read: realm/realm-swift RLMError.h, RLMError.mm.
  static let realmSyncAuth = CodeTable(
    ["io.realm.sync.auth"], texts: .forDevelopers,
    [
      Row(1, .answerInvalid),  // badResponse
      Row(2, .appMistake),  // badRemoteRealmPath
      Row(3, .general),  // httpStatusCodeError
      Row(4, .general),  // clientSessionError
      Row(601...602, .appMistake),  // invalidParameters, missingPath
      Row(611, .passwordWrong),  // invalidCredential
      Row(612, .passwordWrong),  // userDoesNotExist
      Row(613, .accountExists),  // userAlreadyExists
      Row(614, .notAllowed),  // accessDeniedOrInvalidPath
      Row(615, .signInNeeded),  // invalidAccessToken
      Row(703, .notAllowed),  // fileCannotBeShared
    ])

  /// Atlas App Services, through Realm.
  ///
  /// Read: realm/realm-swift RLMError.h, RLMError.mm.
  static let realmApp = CodeTable(
    ["io.realm.app"], texts: .forDevelopers,
    [
      Row(-1, .general),  // unknown
      Row(1, .general),  // httpRequestFailed
      Row(2, .signInNeeded),  // invalidSession
      Row(3, .requestInvalid),  // badRequest
      Row(4, .passwordWrong),  // userNotFound
      Row(5, .appMistake),  // userAppDomainMismatch
      Row(6, .notAllowed),  // domainNotAllowed
      Row(7, .tooLarge),  // readSizeLimitExceeded
      Row(8...9, .appMistake),  // invalidParameter, missingParameter
      Row(10, .serverFailed),  // functionExecutionError
      Row(11, .serverFailed),  // internalServerError
      Row(12, .appMistake),  // authProviderNotFound
      Row(13, .notFound),  // valueNotFound
      Row(14...15, .alreadyExists),  // valueAlreadyExists, valueDuplicateName
      Row(16...18, .appMistake),  // functionNotFound to functionInvalid
      Row(19, .alreadyExists),  // apiKeyAlreadyExists
      Row(20, .timedOut),  // executionTimeLimitExceeded
      Row(21, .appMistake),  // notCallable
      Row(22, .codeInvalid),  // userAlreadyConfirmed
      Row(23, .accountDisabled),  // userDisabled
      Row(24, .signInFailed),  // authError
      Row(25, .accountExists),  // accountNameInUse
      Row(26, .passwordWrong),  // invalidPassword
      Row(27, .serviceUnavailable),  // maintenanceInProgress
      Row(28, .serverFailed),  // mongoDBError
    ])

  /// Sparkle, the updates of apps on the Mac.
  ///
  /// Its texts are for the person, in their language.
  ///
  /// Read: sparkle-project/Sparkle SUErrors.h, SUConstants.m.
  static let sparkle = CodeTable(
    ["SUSparkleErrorDomain"], texts: .forPeople,
    [
      // Cancellations. The update is installed later, or not at all.
      Row(4007, .cancelled),  // InstallationCanceled
      Row(4008, .cancelled),  // InstallationAuthorizeLater
      Row(1...7, .appMistake),  // NoPublicDSAFound to InvalidHostVersion
      Row(1000, .answerInvalid),  // AppcastParse
      Row(1001, .nothingFound),  // NoUpdate: the app is up to date
      Row(1002, .general),  // Appcast
      Row(1003, .readOnly),  // RunningFromDiskImage
      Row(1004, .general),  // ResumeAppcast
      Row(1005, .readOnly),  // RunningTranslocated
      Row(1006...1007, .general),  // WebKitTermination, ReleaseNotes
      Row(2000, .writeFailed),  // TemporaryDirectory
      Row(2001, .downloadFailed),  // Download
      Row(3000...3002, .general),  // Unarchiving, Signature, Validation
      Row(4000, .writeFailed),  // FileCopyFailure
      Row(4001, .noPermission),  // AuthenticationFailure
      Row(4002...4006, .general),  // MissingUpdate to Downgrade
      Row(4009...4011, .general),  // NotValidUpdate to InstallationRootInteractive
      Row(4012, .noPermission),  // InstallationWriteNoPermission
      Row(5000, .appMistake),  // IncorrectAPIUsage
    ])

  /// Branch's links.
  ///
  /// Read: BranchMetrics/ios-branch-deep-linking-attribution NSError+Branch.h, NSError+Branch.m.
  static let branch = CodeTable(
    ["io.branch.sdk.error"], texts: .forDevelopers,
    [
      Row(1000, .appMistake),  // InitError
      Row(1001, .alreadyExists),  // DuplicateResourceError
      Row(1003, .requestInvalid),  // BadRequestError
      Row(1004, .serverFailed),  // ServerProblemError
      Row(1005, .general),  // NilLogError
      Row(1006, .unsupported),  // VersionError
      Row(1007...1009, .appMistake),  // NetworkServiceInterfaceError to ContentIdentifierError
      Row(1010, .unsupported),  // SpotlightNotAvailableError
      Row(1011, .appMistake),  // SpotlightTitleError
      Row(1013...1014, .appMistake),  // SpotlightIdentifierError, SpotlightPublicIndexError
      Row(1015, .general),  // TrackingDisabledError
      Row(1016, .general),  // GeneralError
      Row(1017...1018, .cannotConnect, .needsUser),  // DNSAdBlockerError, VPNAdBlockerError
      Row(1019...1021, .appMistake),  // ClassNotFoundError to ODCConversionManagerError
    ])

  /// Matrix: requests that the SDK itself refuses.
  ///
  /// Read: matrix-org/matrix-ios-sdk MXRestClient.h, MXRestClient.m.
  static let matrix = CodeTable(
    ["kMXRestClientErrorDomain"], texts: .forDevelopers,
    [
      Row(0, .general),  // unknown
      Row(1...2, .appMistake),  // invalidParameters, invalidContentURI
      Row(3...4, .general),  // missingIdentityServer, missingIdentityServerAccessToken
    ])
}
