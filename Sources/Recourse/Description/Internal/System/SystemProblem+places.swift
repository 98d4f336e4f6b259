extension SystemProblem {
  static let coreLocation: [Int: SystemProblem] = [
    0: .locationUnknown,  // locationUnknown
    1: .locationDenied,  // denied
    2: .notConnected,  // network
    3: .locationUnknown,  // headingFailure
    4: .locationDenied,  // regionMonitoringDenied
    5: .locationUnknown,  // regionMonitoringFailure
    6: .locationUnknown,  // regionMonitoringSetupDelayed
    7: .locationUnknown,  // regionMonitoringResponseDelayed
    8: .notFound,  // geocodeFoundNoResult
    9: .notFound,  // geocodeFoundPartialResult
    10: .cancelled,  // geocodeCanceled
    11: .locationUnknown,  // deferredFailed
    12: .appMistake,  // deferredNotUpdatingLocation
    13: .appMistake,  // deferredAccuracyTooLow
    14: .appMistake,  // deferredDistanceFiltered
    15: .cancelled,  // deferredCanceled
    16: .locationUnknown,  // rangingUnavailable
    17: .locationUnknown,  // rangingFailure
    18: .locationDenied,  // promptDeclined
  ]

  static let mapKit: [Int: SystemProblem] = [
    2: .serverFailed,  // serverFailure
    3: .tooManyRequests,  // loadingThrottled
    4: .notFound,  // placemarkNotFound
    5: .notFound,  // directionsNotFound
    6: .answerInvalid,  // decodingFailed
  ]

  static let photos: [Int: SystemProblem] = [
    3072: .cancelled,  // userCancelled
    3114: .deviceFailed,  // libraryVolumeOffline
    3142: .fileNotFound,  // relinquishingLibraryBundleToWriter
    3143: .fileBusy,  // switchingSystemPhotoLibrary
    3164: .cloudFileUnavailable,  // networkAccessRequired
    3169: .cloudFileUnavailable,  // networkError
    3201: .notFound,  // identifierNotFound
    3300: .unsupported,  // changeNotSupported
    3302: .dataUnreadable,  // invalidResource
    3303: .fileNotFound,  // missingResource
    3305: .diskFull,  // notEnoughSpace
    3306: .unsupported,  // requestNotSupportedForAsset
    3310: .photosDenied,  // accessRestricted
    3311: .photosDenied,  // accessUserDenied
  ]

  static let contacts: [Int: SystemProblem] = [
    1: .helperStopped,  // communicationError
    2: .readFailed,  // dataAccessError
    100: .noPermission,  // authorizationDenied
    200: .notFound,  // recordDoesNotExist
    201: .conflict,  // insertedRecordAlreadyExists
    300: .inputInvalid,  // validationMultipleErrors
    301: .valueMalformed,  // validationTypeMismatch
    302: .valueMalformed,  // validationConfigurationError
    400: .appMistake,  // predicateInvalid
  ]
}
