extension CodeTable {
  /// CloudKit.
  ///
  /// Partial failures and failures of a batch are general: their causes say what happened.
  ///
  /// Read: madsmtm/objc2-generated CloudKit/CKError.rs.
  static let cloudKit = CodeTable(
    ["CKErrorDomain"],
    [
      Row(1, .general),  // internalError
      Row(2, .general),  // partialFailure
      Row(3, .notConnected),  // networkUnavailable
      Row(4, .connectionLost),  // networkFailure
      Row(5, .appMistake),  // badContainer
      Row(6, .serviceUnavailable),  // serviceUnavailable
      Row(7, .tooManyRequests),  // requestRateLimited
      Row(8, .appMistake),  // missingEntitlement
      Row(9, .cloudSignInNeeded),  // notAuthenticated
      Row(10, .notAllowed),  // permissionFailure
      Row(11, .notFound),  // unknownItem
      Row(12, .appMistake),  // invalidArguments
      Row(13, .general),  // resultsTruncated
      Row(14, .conflict),  // serverRecordChanged
      Row(15, .requestInvalid),  // serverRejectedRequest
      Row(16, .fileNotFound),  // assetFileNotFound
      Row(17, .conflict),  // assetFileModified
      Row(18, .versionTooOld),  // incompatibleVersion
      Row(19, .alreadyExists),  // constraintViolation
      Row(20, .cancelled),  // operationCancelled
      Row(21, .general),  // changeTokenExpired
      Row(22, .general),  // batchRequestFailed
      Row(23, .serviceUnavailable),  // zoneBusy
      Row(24, .appMistake),  // badDatabase
      Row(25, .cloudFull),  // quotaExceeded
      Row(26, .notFound),  // zoneNotFound
      Row(27, .tooLarge),  // limitExceeded
      Row(28, .notFound),  // userDeletedZone
      Row(29, .limitReached, .needsUser),  // tooManyParticipants
      Row(30, .alreadyExists),  // alreadyShared
      Row(31, .notFound),  // referenceViolation
      Row(32, .restricted),  // managedAccountRestricted
      Row(33, .notAllowed),  // participantMayNeedVerification
      Row(34, .connectionLost),  // serverResponseLost
      Row(35, .cloudFileUnavailable),  // assetNotAvailable
      Row(36, .cloudSignInNeeded),  // accountTemporarilyUnavailable
      Row(37, .alreadyExists),  // participantAlreadyInvited
    ])

  /// What lies beneath an error of CloudKit.
  ///
  /// Only the codes that public logs show with their CKError.
  ///
  /// Read: the pairs that CloudKit prints, such as (9/1002), in logs in public repositories;
  /// lionheart/openradar-mirror#38.
  static let cloudKitInternal = CodeTable(
    ["CKInternalErrorDomain"],
    [
      Row(1002, .cloudSignInNeeded),  // beneath 9, notAuthenticated
      Row(1009, .appMistake),  // predicate of another type than the field
      Row(1011, .general),  // beneath 2, partialFailure
      Row(1029, .cloudSignInNeeded),  // beneath 36, accountTemporarilyUnavailable
      Row(2000, .general),  // beneath 15, serverRejectedRequest
      Row(2003, .notFound),  // beneath 11, unknownItem
      Row(2004, .conflict),  // beneath 14, serverRecordChanged
      Row(2007, .notAllowed),  // beneath 10, permissionFailure
      Row(2008, .tooManyRequests),  // beneath 7, requestRateLimited
      Row(2009, .serviceUnavailable),  // beneath 6, serviceUnavailable
      Row(2015, .appMistake),  // field or type without an index
      Row(2023, .tooLarge),  // beneath 27, limitExceeded
      Row(2026, .general),  // beneath 21, changeTokenExpired
      Row(2035, .cloudFull),  // beneath 25, quotaExceeded
      Row(2036, .notFound),  // beneath 26, zoneNotFound
      Row(2061...2062, .tooManyRequests),  // beneath 7, requestRateLimited
      Row(4000, .general),  // beneath 1, internalError
    ])

  /// DeviceCheck and App Attest.
  ///
  /// Read: madsmtm/objc2-generated DeviceCheck/DCError.rs.
  static let deviceCheck = CodeTable(
    ["com.apple.devicecheck.error"],
    [
      Row(0, .general),  // unknownSystemFailure
      Row(1, .unsupported),  // featureUnsupported
      Row(2, .appMistake),  // invalidInput
      Row(3, .general),  // invalidKey
      Row(4, .serviceUnavailable),  // serverUnavailable
    ])

  /// WeatherKit: the token of the app.
  ///
  /// Only what public reports explain.
  ///
  /// Read: reports in public repositories: the service isn’t enabled for the app.
  static let weatherToken = CodeTable(
    ["WeatherDaemon.WDSJWTAuthenticatorServiceListener.Errors"],
    [
      Row(2, .appMistake)  // no token for the app
    ])

  /// Contacts.
  ///
  /// Read: madsmtm/objc2-generated Contacts/CNError.rs.
  static let contacts = CodeTable(
    ["CNErrorDomain"],
    [
      Row(1, .helperStopped),  // communicationError
      Row(2, .readFailed),  // dataAccessError
      Row(100, .contactsDenied),  // authorizationDenied
      Row(101, .noPermission),  // noAccessableWritableContainers
      Row(102, .contactsDenied),  // unauthorizedKeys
      Row(103, .accessDenied),  // featureDisabledByUser
      Row(104, .unsupported),  // featureNotAvailable
      Row(200, .notFound),  // recordDoesNotExist
      Row(201, .alreadyExists),  // insertedRecordAlreadyExists
      Row(202, .appMistake),  // containmentCycle
      Row(203, .appMistake),  // containmentScope
      Row(204, .notFound),  // parentRecordDoesNotExist
      Row(205, .appMistake),  // recordIdentifierInvalid
      Row(206, .noPermission),  // recordNotWritable
      Row(207, .noPermission),  // parentContainerNotWritable
      Row(300, .inputInvalid),  // validationMultipleErrors
      Row(301, .valueMalformed),  // validationTypeMismatch
      Row(302, .appMistake),  // validationConfigurationError
      Row(400, .appMistake),  // predicateInvalid
      Row(500, .restricted),  // policyViolation
      Row(600, .appMistake),  // clientIdentifierInvalid
      Row(601, .appMistake),  // clientIdentifierDoesNotExist
      Row(602, .appMistake),  // clientIdentifierCollision
      Row(603, .general),  // changeHistoryExpired
      Row(604, .appMistake),  // changeHistoryInvalidAnchor
      Row(605, .appMistake),  // changeHistoryInvalidFetchRequest
      Row(700, .dataUnreadable),  // vCardMalformed
      Row(701, .general),  // vCardSummarizationError
    ])

  /// EventKit: calendars and reminders.
  ///
  /// Read: madsmtm/objc2-generated EventKit/EKError.rs.
  static let eventKit = CodeTable(
    ["EKErrorDomain"],
    [
      Row(0, .noPermission),  // eventNotMutable
      Row(1, .valueMissing),  // noCalendar
      Row(2, .valueMissing),  // noStartDate
      Row(3, .valueMissing),  // noEndDate
      Row(4, .valueOutOfRange),  // datesInverted
      Row(5, .general),  // internalFailure
      Row(6, .noPermission),  // calendarReadOnly
      Row(7, .valueOutOfRange),  // durationGreaterThanRecurrence
      Row(8, .valueOutOfRange),  // alarmGreaterThanRecurrence
      Row(9, .valueOutOfRange),  // startDateTooFarInFuture
      Row(10, .inputInvalid),  // startDateCollidesWithOtherOccurrence
      Row(11, .appMistake),  // objectBelongsToDifferentStore
      Row(12, .unsupported),  // invitesCannotBeMoved
      Row(13, .appMistake),  // invalidSpan
      Row(14, .appMistake),  // calendarHasNoSource
      Row(15, .noPermission),  // calendarSourceCannotBeModified
      Row(16, .noPermission),  // calendarIsImmutable
      Row(17, .noPermission),  // sourceDoesNotAllowCalendarAddDelete
      Row(18, .valueMissing),  // recurringReminderRequiresDueDate
      Row(19...21, .unsupported),  // structuredLocationsNotSupported to alarmProximityNotSupported
      // What the calendar or the account doesn't allow; only the framework's text says which.
      Row(22...25, .general, .permanent),  // calendarDoesNotAllowEvents to sourceDoesNotAllowEvents
      Row(26, .inputInvalid),  // priorityIsInvalid
      Row(27, .appMistake),  // invalidEntityType
      Row(28, .noPermission),  // procedureAlarmsNotMutable
      Row(29, .calendarDenied),  // eventStoreNotAuthorized
      Row(30, .unsupported),  // osNotSupported
      Row(31, .appMistake),  // invalidInviteReplyCalendar
      Row(32...35, .appMistake),  // notificationsCollectionFlagNotSet and the following
      Row(36, .inputInvalid),  // reminderAlarmContainsEmailOrUrl
    ])

  /// Accounts: the accounts of social networks that the system keeps.
  ///
  /// Read: developer.apple.com/documentation/accounts/acerrorcode; madsmtm/objc2-generated
  /// Accounts/ACError.rs.
  static let socialAccounts = CodeTable(
    ["com.apple.accounts"],
    [
      Row(1, .general),  // unknown
      Row(2, .appMistake),  // accountMissingRequiredProperty
      Row(3, .signInFailed),  // accountAuthenticationFailed
      Row(4, .appMistake),  // accountTypeInvalid
      Row(5, .accountExists),  // accountAlreadyExists
      Row(6, .notFound),  // accountNotFound
      Row(7, .accessDenied),  // permissionDenied
      Row(8, .appMistake),  // accessInfoInvalid
      Row(9, .general),  // clientPermissionDenied
      Row(10, .deviceLocked),  // accessDeniedByProtectionPolicy
      Row(11, .notFound),  // credentialNotFound
      Row(12, .general),  // fetchCredentialFailed
      Row(13, .general),  // storeCredentialFailed
      Row(14, .general),  // removeCredentialFailed
      Row(15, .notFound),  // updatingNonexistentAccount
      Row(16, .appMistake),  // invalidClientBundleID
      Row(17, .general),  // deniedByPlugin
      Row(18, .general),  // coreDataSaveFailed
      Row(19, .general),  // failedSerializingAccountInfo
      Row(20, .appMistake),  // invalidCommand
      Row(21, .appMistake),  // missingTransportMessageID
      Row(22, .notFound),  // credentialItemNotFound
      Row(23, .general),  // credentialItemNotExpired
    ])
}

extension TypeTable {
  /// WeatherKit.
  ///
  /// The documentation doesn’t say whose permission is missing.
  ///
  /// Read: developer.apple.com/documentation/weatherkit/weathererror.
  static let weatherError = TypeTable(
    "WeatherKit.WeatherError",
    [
      Case("permissionDenied", .general),
      Case("unknown", .general),
    ])
}
