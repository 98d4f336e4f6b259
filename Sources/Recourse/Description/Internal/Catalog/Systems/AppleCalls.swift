extension CodeTable {
  /// CallKit.
  ///
  /// Read: madsmtm/objc2-generated CallKit/CXError.rs.
  static let calls = CodeTable(
    ["com.apple.CallKit.error"],
    [
      Row(0, .general),  // unknownError
      Row(1, .appMistake),  // unentitled
      Row(2, .appMistake),  // invalidArgument
      Row(3, .appMistake),  // missingVoIPBackgroundMode
    ])

  /// CallKit: an incoming call.
  ///
  /// The person’s own Focus and block list have stopped it.
  ///
  /// Read: madsmtm/objc2-generated CallKit/CXError.rs.
  static let incomingCalls = CodeTable(
    ["com.apple.CallKit.error.incomingcall"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // unentitled
      Row(2, .appMistake),  // callUUIDAlreadyExists
      Row(3, .cancelled),  // filteredByDoNotDisturb
      Row(4, .cancelled),  // filteredByBlockList
      Row(5, .restricted),  // filteredDuringRestrictedSharingMode
      Row(6, .restricted),  // callIsProtected
      Row(7, .cancelled),  // filteredBySensitiveParticipants
    ])

  /// CallKit: starting, answering and ending a call.
  ///
  /// Read: madsmtm/objc2-generated CallKit/CXError.rs.
  static let callTransactions = CodeTable(
    ["com.apple.CallKit.error.requesttransaction"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // unentitled
      Row(2, .appMistake),  // unknownCallProvider
      Row(3, .appMistake),  // emptyTransaction
      Row(4, .general),  // unknownCallUUID
      Row(5, .appMistake),  // callUUIDAlreadyExists
      Row(6, .appMistake),  // invalidAction
      Row(7, .limitReached),  // maximumCallGroupsReached
      Row(8, .restricted),  // callIsProtected
    ])

  /// CallKit: the list of numbers that an extension identifies.
  ///
  /// Read: madsmtm/objc2-generated CallKit/CXError.rs.
  static let callDirectory = CodeTable(
    ["com.apple.CallKit.error.calldirectorymanager"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // noExtensionFound
      Row(2, .general, .transient),  // loadingInterrupted
      Row(3, .appMistake),  // entriesOutOfOrder
      Row(4, .appMistake),  // duplicateEntries
      Row(5, .tooLarge),  // maximumEntriesExceeded
      Row(6, .accessDenied),  // extensionDisabled
      Row(7, .inProgress),  // currentlyLoading
      Row(8, .appMistake),  // unexpectedIncrementalRemoval
    ])

  /// CallKit: calls from a notification service extension.
  ///
  /// Read: madsmtm/objc2-generated CallKit/CXError.rs.
  static let callNotifications = CodeTable(
    ["com.apple.CallKit.error.notificationserviceextension"],
    [
      Row(0, .general),  // unknown
      Row(1, .appMistake),  // invalidClientProcess
      Row(2, .appMistake),  // missingNotificationFilteringEntitlement
    ])

  /// Push to Talk: channels.
  ///
  /// Read: madsmtm/objc2-generated PushToTalk/PTErrors.rs.
  static let pushToTalk = CodeTable(
    ["PTChannelErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .notFound),  // channelNotFound
      Row(2, .limitReached, .needsUser),  // channelLimitReached
      Row(3, .cameraUnavailable),  // callActive
      Row(4, .inProgress),  // transmissionInProgress
      Row(5, .appMistake),  // transmissionNotFound
      Row(6, .appMistake),  // appNotForeground
      Row(7, .restricted),  // deviceManagementRestriction
      Row(8, .restricted),  // screenTimeRestriction
      Row(9, .general),  // transmissionNotAllowed
    ])

  /// Push to Talk: starting.
  ///
  /// Read: madsmtm/objc2-generated PushToTalk/PTErrors.rs.
  static let pushToTalkStart = CodeTable(
    ["PTInstantiationErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .unsupported),  // invalidPlatform
      Row(2, .appMistake),  // missingBackgroundMode
      Row(3, .appMistake),  // missingPushServerEnvironment
      Row(4, .appMistake),  // missingEntitlement
      Row(5, .inProgress),  // instantiationAlreadyInProgress
    ])

  /// Video Subscriber Account: the TV provider.
  ///
  /// Read: madsmtm/objc2-generated VideoSubscriberAccount/VideoSubscriberAccountErrors.rs.
  static let tvProvider = CodeTable(
    ["VSErrorDomain"],
    [
      Row(0, .accessDenied),  // accessNotGranted
      Row(1, .unsupported),  // unsupportedProvider
      Row(2, .cancelled),  // userCancelled
      Row(3, .serviceUnavailable),  // serviceTemporarilyUnavailable
      Row(4, .notAllowed),  // providerRejected
      Row(5, .signInFailed),  // invalidVerificationToken
      Row(6, .notAllowed),  // rejected
      Row(7, .unsupported),  // unsupported
    ])
}

extension TypeTable {
  /// Screen Time: permission by a parent or the person.
  ///
  /// Read: developer.apple.com/documentation/familycontrols/familycontrolserror.
  static let familyControls = TypeTable(
    "FamilyControls.FamilyControlsError",
    [
      Case("invalidAccountType", .cloudSignInNeeded),
      Case("authorizationConflict", .restricted),
      Case("authorizationCanceled", .cancelled),
      Case("invalidArgument", .appMistake),
      Case("unavailable", .general),
      Case("restricted", .restricted),
      Case("networkError", .notConnected),
      Case("authenticationMethodUnavailable", .passcodeNotSet),
    ])

  /// Live Activities.
  ///
  /// Read: developer.apple.com/documentation/activitykit/activityauthorizationerror.
  static let liveActivity = TypeTable(
    "ActivityKit.ActivityAuthorizationError",
    [
      Case("attributesTooLarge", .appMistake),
      Case("denied", .accessDenied),
      Case("globalMaximumExceeded", .limitReached),
      Case("malformedActivityIdentifier", .appMistake),
      Case("missingProcessIdentifier", .general),
      Case("persistenceFailure", .general),
      Case("reconnectNotPermitted", .appMistake),
      Case("targetMaximumExceeded", .limitReached),
      Case("unentitled", .appMistake),
      Case("unsupported", .unsupported),
      Case("unsupportedTarget", .appMistake),
      Case("visibility", .appMistake),
    ])
}
