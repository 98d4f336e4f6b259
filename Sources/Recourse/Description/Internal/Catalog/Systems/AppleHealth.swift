extension CodeTable {
  /// HealthKit.
  ///
  /// A person who leaves the app during a workout has ended it.
  ///
  /// Read: madsmtm/objc2-generated HealthKit/HKDefines.rs.
  static let healthKit = CodeTable(
    ["com.apple.healthkit"],
    [
      Row(0, .general),  // unknownError
      Row(1, .unsupported),  // errorHealthDataUnavailable
      Row(2, .restricted),  // errorHealthDataRestricted
      Row(3, .appMistake),  // errorInvalidArgument
      Row(4, .healthDenied),  // errorAuthorizationDenied
      Row(5, .healthDenied),  // errorAuthorizationNotDetermined
      Row(6, .deviceLocked),  // errorDatabaseInaccessible
      Row(7, .cancelled),  // errorUserCanceled
      Row(8, .inProgress, .needsUser),  // errorAnotherWorkoutSessionStarted
      Row(9, .cancelled),  // errorUserExitedWorkoutSession
      Row(10, .healthDenied),  // errorRequiredAuthorizationDenied
      Row(11, .nothingFound),  // errorNoData
      Row(12, .unsupported),  // errorWorkoutActivityNotAllowed
      Row(13, .tooLarge),  // errorDataSizeExceeded
      Row(14, .appMistake),  // errorBackgroundWorkoutSessionNotAllowed
      Row(15, .restricted),  // errorNotPermissibleForGuestUserMode
    ])

  /// SensorKit.
  ///
  /// Read: madsmtm/objc2-generated SensorKit/mod.rs.
  static let sensorKit = CodeTable(
    ["SRErrorDomain"],
    [
      Row(0, .appMistake),  // invalidEntitlement
      Row(1, .accessDenied),  // noAuthorization
      Row(2, .general, .transient),  // dataInaccessible
      Row(3, .appMistake),  // fetchRequestInvalid
      Row(4, .cancelled),  // promptDeclined
    ])

  /// Speech.
  ///
  /// The codes that only Swift has are left out: their numbers aren’t published.
  ///
  /// Read: madsmtm/objc2-generated Speech/SFErrors.rs;
  /// developer.apple.com/documentation/speech/sfspeecherror/code.
  static let speech = CodeTable(
    ["SFSpeechErrorDomain"],
    [
      Row(1, .general),  // internalServiceError
      Row(2, .readFailed),  // audioReadFailed
      Row(7, .appMistake),  // undefinedTemplateClassName
      Row(8, .appMistake),  // malformedSupplementalModel
      Row(12, .tookTooLong),  // timeout
      Row(13, .appMistake),  // missingParameter
    ])

  /// Speech recognition on the device.
  ///
  /// Only what public sources explain.
  ///
  /// Read: jamsch/expo-speech-recognition ios/ExpoSpeechRecognizer.swift.
  static let localSpeech = CodeTable(
    ["kLSRErrorDomain"],
    [
      Row(102, .unsupported, .needsUser),  // assets aren’t installed
      Row(201, .accessDenied),  // Siri and Dictation are disabled
      Row(300, .general),  // recognizer couldn’t be initialized
      Row(301, .cancelled),  // request was cancelled
    ])

  /// Speech recognition by Siri.
  ///
  /// Only what public sources explain.
  ///
  /// Read: jamsch/expo-speech-recognition ios/ExpoSpeechRecognizer.swift; for 216 several public
  /// apps.
  static let assistant = CodeTable(
    ["kAFAssistantErrorDomain"],
    [
      Row(203, .general, .transient),  // recognition failed; the cause says why
      Row(216, .cancelled),  // request was cancelled
      Row(301, .cancelled),  // request was cancelled
      Row(1100, .inProgress),  // an earlier request is active
      Row(1101, .helperStopped),  // connection to the recognizer is invalid
      Row(1107, .helperStopped),  // connection to the recognizer was interrupted
      Row(1110, .speechNotRecognized),  // no speech detected
      Row(1700, .accessDenied),  // request isn’t authorized
    ])

  /// Beneath kAFAssistantErrorDomain 203.
  ///
  /// Only what public sources explain.
  ///
  /// Read: jamsch/expo-speech-recognition ios/ExpoSpeechRecognizer.swift.
  static let siriSpeech = CodeTable(
    ["SiriSpeechErrorDomain"],
    [
      Row(1, .speechNotRecognized)  // no match
    ])

  /// User Notifications.
  ///
  /// Read: madsmtm/objc2-generated UserNotifications/UNError.rs.
  static let notifications = CodeTable(
    ["UNErrorDomain"],
    [
      Row(1, .notificationsDenied),  // notificationsNotAllowed
      Row(100, .appMistake),  // attachmentInvalidURL
      Row(101, .appMistake),  // attachmentUnrecognizedType
      Row(102, .fileTooLarge),  // attachmentInvalidFileSize
      Row(103, .fileNotFound),  // attachmentNotInDataStore
      Row(104, .general),  // attachmentMoveIntoDataStoreFailed
      Row(105, .dataUnreadable),  // attachmentCorrupt
      Row(1400, .appMistake),  // notificationInvalidNoDate
      Row(1401, .appMistake),  // notificationInvalidNoContent
      Row(1500, .appMistake),  // contentProvidingObjectNotAllowed
      Row(1501, .appMistake),  // contentProvidingInvalid
      Row(1600, .appMistake),  // badgeInputInvalid
    ])

  /// SiriKit and Shortcuts.
  ///
  /// Read: madsmtm/objc2-generated Intents/INIntentErrors.rs; the domain: apple/swift
  /// test/stdlib/Intents.swift.
  static let intents = CodeTable(
    ["IntentsErrorDomain"],
    [
      Row(1900, .unsupported),  // interactionOperationNotSupported
      Row(1901...1904, .general),  // donatingInteraction to deletingInteractionWithGroupIdentifier
      Row(2001...2004, .appMistake),  // intentSupportedByMultipleExtension to invalidIntentName
      Row(2005, .unsupported),  // noAppAvailable
      Row(3001, .tookTooLong),  // requestTimedOut
      Row(3002, .valueMissing),  // missingInformation
      Row(4000, .appMistake),  // invalidUserVocabularyFileLocation
      Row(5000, .tookTooLong),  // extensionLaunchingTimeout
      Row(5001, .helperStopped),  // extensionBringUpFailed
      Row(6000...6006, .general),  // imageGeneric to imageProxyInvalid
      Row(6007, .tookTooLong),  // imageProxyTimeout
      Row(6008, .general),  // imageServiceFailure
      Row(6009, .general),  // imageScalingFailed
      Row(6010, .accessDenied),  // permissionDenied
      Row(7000...7002, .general),  // voiceShortcutCreationFailed to voiceShortcutDeleteFailed
      Row(8000...8001, .general),  // encodingGeneric to encodingFailed
      Row(9000, .dataUnreadable),  // decodingGeneric
      Row(10000...10001, .appMistake),  // unableToCreateAppIntentRepresentation to noAppIntent
    ])
}
