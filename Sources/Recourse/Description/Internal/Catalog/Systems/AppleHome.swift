extension CodeTable {
  /// HomeKit.
  ///
  /// Read: madsmtm/objc2-generated HomeKit/HMError.rs.
  static let homeKit = CodeTable(
    ["HMErrorDomain"],
    [
      Row(-1, .general),  // unexpectedError
      Row(1, .alreadyExists),  // alreadyExists
      Row(2, .notFound),  // notFound
      Row(3, .appMistake),  // invalidParameter
      Row(4, .deviceUnreachable),  // accessoryNotReachable
      Row(5, .unsupported),  // readOnlyCharacteristic
      Row(6, .unsupported),  // writeOnlyCharacteristic
      Row(7, .unsupported),  // notificationNotSupported
      Row(8, .tookTooLong),  // operationTimedOut
      Row(9, .deviceUnreachable),  // accessoryPoweredOff
      Row(10, .noPermission),  // accessDenied
      Row(11, .appMistake),  // objectAssociatedToAnotherHome
      Row(12, .appMistake),  // objectNotAssociatedToAnyHome
      Row(13, .alreadyExists),  // objectAlreadyAssociatedToHome
      Row(14, .deviceUnreachable),  // accessoryIsBusy
      Row(15, .inProgress),  // operationInProgress
      Row(16, .limitReached),  // accessoryOutOfResources
      Row(17, .notAllowed),  // insufficientPrivileges
      Row(18, .pairingFailed),  // accessoryPairingFailed
      Row(19, .appMistake),  // invalidDataFormatSpecified
      Row(20, .appMistake),  // nilParameter
      Row(21, .appMistake),  // unconfiguredParameter
      Row(22, .appMistake),  // invalidClass
      Row(23, .cancelled),  // operationCancelled
      Row(24, .unsupported),  // roomForHomeCannotBeInZone
      Row(25, .valueMissing),  // noActionsInActionSet
      Row(26, .valueMissing),  // noRegisteredActionSets
      Row(27, .appMistake),  // missingParameter
      Row(28, .valueOutOfRange),  // fireDateInPast
      Row(29, .unsupported),  // roomForHomeCannotBeUpdated
      Row(30, .alreadyExists),  // actionInAnotherActionSet
      Row(31, .alreadyExists),  // objectWithSimilarNameExistsInHome
      Row(32, .alreadyExists),  // homeWithSimilarNameExists
      Row(33, .alreadyExists),  // renameWithSimilarName
      Row(34, .unsupported),  // cannotRemoveNonBridgeAccessory
      Row(35, .nameInvalid),  // nameContainsProhibitedCharacters
      Row(36, .nameInvalid),  // nameDoesNotStartWithValidCharacters
      Row(37, .valueMalformed),  // userIDNotEmailAddress
      Row(38, .cancelled),  // userDeclinedAddingUser
      Row(39, .cancelled),  // userDeclinedRemovingUser
      Row(40, .cancelled),  // userDeclinedInvite
      Row(41, .general),  // userManagementFailed
      Row(42, .valueOutOfRange),  // recurrenceTooSmall
      Row(43, .appMistake),  // invalidValueType
      Row(44, .valueOutOfRange),  // valueLowerThanMinimum
      Row(45, .valueOutOfRange),  // valueHigherThanMaximum
      Row(46, .valueTooLong),  // stringLongerThanMaximum
      Row(47, .accessDenied),  // homeAccessNotAuthorized
      Row(48, .unsupported),  // operationNotSupported
      Row(49, .limitReached, .needsUser),  // maximumObjectLimitReached
      Row(50, .deviceFailed),  // accessorySentInvalidResponse
      Row(51, .valueTooShort),  // stringShorterThanMinimum
      Row(52, .general),  // genericError
      Row(53, .general),  // securityFailure
      Row(54, .deviceUnreachable),  // communicationFailure
      Row(55, .general),  // messageAuthenticationFailed
      Row(56, .general),  // invalidMessageSize
      Row(57, .deviceUnreachable),  // accessoryDiscoveryFailed
      Row(58, .general),  // clientRequestError
      Row(59, .deviceFailed),  // accessoryResponseError
      Row(60, .nameInvalid),  // nameDoesNotEndWithValidCharacters
      Row(61, .general),  // accessoryIsBlocked
      Row(62, .appMistake),  // invalidAssociatedServiceType
      Row(63, .general),  // actionSetExecutionFailed
      Row(64, .general),  // actionSetExecutionPartialSuccess
      Row(65, .inProgress),  // actionSetExecutionInProgress
      Row(66, .unsupported),  // accessoryOutOfCompliance
      Row(67, .general),  // dataResetFailure
      Row(68, .appMistake),  // notificationAlreadyEnabled
      Row(69, .inputInvalid),  // recurrenceMustBeOnSpecifiedBoundaries
      Row(70, .inputInvalid),  // dateMustBeOnSpecifiedBoundaries
      Row(71, .valueOutOfRange),  // cannotActivateTriggerTooFarInFuture
      Row(72, .valueOutOfRange),  // recurrenceTooLarge
      Row(73, .general),  // readWritePartialSuccess
      Row(74, .general),  // readWriteFailure
      Row(75, .cloudSignInNeeded),  // notSignedIntoiCloud
      Row(76, .general, .needsUser),  // keychainSyncNotEnabled
      Row(77, .inProgress),  // cloudDataSyncInProgress
      Row(78, .notConnected),  // networkUnavailable
      Row(79, .general),  // addAccessoryFailed
      Row(80, .appMistake),  // missingEntitlement
      Row(81, .unsupported),  // cannotUnblockNonBridgeAccessory
      Row(82, .deviceLocked),  // deviceLocked
      Row(83, .unsupported),  // cannotRemoveBuiltinActionSet
      Row(84, .locationDenied),  // locationForHomeDisabled
      Row(85, .locationDenied),  // notAuthorizedForLocationServices
      Row(86, .general, .needsUser),  // referToUserManual
      Row(87, .general),  // invalidOrMissingAuthorizationData
      Row(88, .deviceUnreachable),  // bridgedAccessoryNotReachable
      Row(89, .microphoneDenied),  // notAuthorizedForMicrophoneAccess
      Row(90, .unsupported),  // incompatibleNetwork
      Row(91, .unsupported, .needsUser),  // noHomeHub
      Row(92, .unsupported, .needsUser),  // noCompatibleHomeHub
      Row(93, .unsupported),  // incompatibleAccessory
      Row(95, .alreadyExists),  // objectWithSimilarNameExists
      Row(96, .general),  // ownershipFailure
      Row(97, .limitReached, .needsUser),  // maximumAccessoriesOfTypeInHome
      Row(98, .wifiJoinFailed),  // wiFiCredentialGenerationFailed
      Row(99, .unsupported),  // enterpriseNetworkNotSupported
      Row(100, .deviceUnreachable),  // timedOutWaitingForAccessory
      Row(101, .deviceUnreachable),  // accessoryCommunicationFailure
      Row(102, .wifiJoinFailed),  // failedToJoinNetwork
      Row(103, .deviceUnreachable),  // accessoryIsSuspended
      Row(104, .deviceUnreachable),  // partialCommunicationFailure
      Row(105, .unsupported, .needsUser),  // homeUpgradeRequired
    ])
}
