extension CodeTable {
  /// The answers of Game Center's server, whose texts are for the game's developers.
  ///
  /// Read: nihalahmed/GameCenterManager#56.
  static let gameServer = CodeTable(["GKServerErrorDomain"], texts: .forDevelopers)

  /// Game Center.
  ///
  /// Read: dotnet/macios src/GameKit/GameKit.cs; madsmtm/objc2-generated GameKit/GKError.rs.
  static let gameKit = CodeTable(
    ["GKErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .cancelled),  // cancelled
      Row(3, .connectionLost),  // communicationsFailure
      Row(4, .cancelled),  // userDenied
      Row(5, .passwordWrong),  // invalidCredentials
      Row(6, .signInNeeded),  // notAuthenticated
      Row(7, .inProgress),  // authenticationInProgress
      Row(8, .appMistake),  // invalidPlayer
      Row(9, .appMistake),  // scoreNotSet
      Row(10, .restricted),  // parentalControlsBlocked
      Row(11, .valueTooLong),  // playerStatusExceedsMaximumLength
      Row(12, .inputInvalid),  // playerStatusInvalid
      Row(13, .appMistake),  // matchRequestInvalid
      Row(14, .restricted),  // underage
      Row(15, .appMistake),  // gameUnrecognized
      Row(16, .unsupported),  // notSupported
      Row(17, .appMistake),  // invalidParameter
      Row(18, .general),  // unexpectedConnection
      Row(19, .general),  // challengeInvalid
      Row(20, .tooLarge),  // turnBasedMatchDataTooLarge
      Row(21, .limitReached, .needsUser),  // turnBasedTooManySessions
      Row(22, .appMistake),  // turnBasedInvalidParticipant
      Row(23, .general),  // turnBasedInvalidTurn
      Row(24, .general),  // turnBasedInvalidState
      Row(25, .general, .needsUser),  // invitationsDisabled
      Row(26, .general),  // playerPhotoFailure
      Row(27, .cloudSignInNeeded),  // ubiquityContainerUnavailable
      Row(28, .connectionLost),  // matchNotConnected
      Row(29, .appMistake),  // gameSessionRequestInvalid
      Row(30, .restricted),  // restrictedToAutomatch
      Row(31, .unsupported),  // apiNotAvailable
      Row(32, .accessDenied),  // notAuthorized
      Row(33, .timedOut),  // connectionTimeout
      Row(34, .unsupported),  // apiObsolete
      Row(35, .cloudSignInNeeded),  // iCloudUnavailable
      Row(36, .restricted),  // lockdownMode
      Row(37, .appMistake),  // appUnlisted
      Row(38, .appMistake),  // debugMode
      Row(100, .appMistake),  // friendListDescriptionMissing
      Row(101, .restricted),  // friendListRestricted
      Row(102, .accessDenied),  // friendListDenied
      Row(103, .unsupported),  // friendRequestNotAvailable
    ])

  /// Game sessions in iCloud.
  ///
  /// Read: dotnet/macios src/GameKit/GameKit.cs; madsmtm/objc2-generated
  /// GameKit/GKGameSessionError.rs.
  static let gameSession = CodeTable(
    ["GKGameSessionErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .cloudSignInNeeded),  // notAuthenticated
      Row(3, .conflict),  // sessionConflict
      Row(4, .appMistake),  // sessionNotShared
      Row(5, .cancelled),  // connectionCancelledByUser
      Row(6, .connectionLost),  // connectionFailed
      Row(7, .limitReached, .needsUser),  // sessionHasMaxConnectedPlayers
      Row(8, .connectionLost),  // sendDataNotConnected
      Row(9, .appMistake),  // sendDataNoRecipients
      Row(10, .connectionLost),  // sendDataNotReachable
      Row(11, .tooManyRequests),  // sendRateLimitReached
      Row(12, .appMistake),  // badContainer
      Row(13, .cloudFull),  // cloudQuotaExceeded
      Row(14, .connectionLost),  // networkFailure
      Row(15, .general, .needsUser),  // cloudDriveDisabled
      Row(16, .notFound),  // invalidSession
    ])
}
