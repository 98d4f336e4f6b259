extension SystemProblem {
  /// What a person can do; the names are parts of keys: `suggestion.tryAgain`.
  enum Suggestion: String, CaseIterable, Sendable {
    case askAdministrator, checkAddress, checkConnection, checkDate, checkInput, chooseAnotherName
    case chooseAnotherPlace, closeOtherApps, contactSupport, freeSpace, reload, signInAgain
    case tryAgain, tryAgainLater, updateApp, useSettings
  }

  /// What a person can do about it; nil when that is nothing, or the message says it.
  var suggestion: Suggestion? {
    switch self {
    case .cancelled, .unsupported, .paymentNeeded, .notFound, .tooLarge, .formatUnsupported,
      .legalReasons, .fileNotFound, .fileTooLarge, .isFolder, .notFolder, .folderNotEmpty,
      .textUnreadable, .lockedOut:
      nil
    case .certificateNeeded, .notAllowed, .noPermission: .askAdministrator
    case .addressInvalid: .checkAddress
    case .notConnected, .connectionLost, .hostNotFound, .cloudFileUnavailable: .checkConnection
    case .certificateDate: .checkDate
    case .inputInvalid, .valueMissing, .valueTooLong, .valueTooShort, .valueOutOfRange,
      .valueMalformed:
      .checkInput
    case .fileExists, .nameInvalid: .chooseAnotherName
    case .readOnly, .writeFailed: .chooseAnotherPlace
    case .diskBusy, .outOfMemory, .systemBusy: .closeOtherApps
    case .general, .appMistake, .requestInvalid, .dataUnreadable, .dataIncomplete, .dataNotSaved:
      .contactSupport
    case .diskFull, .cloudFull: .freeSpace
    case .conflict: .reload
    case .signInNeeded: .signInAgain
    case .timedOut, .downloadFailed, .interrupted, .readFailed, .deviceFailed, .helperStopped,
      .handoffFailed, .notRecognized:
      .tryAgain
    case .duringCall, .cannotConnect, .notSecure, .answerInvalid, .tooManyRedirects,
      .tooManyRequests, .serverFailed, .serviceUnavailable, .fileBusy, .purchaseFailed,
      .productUnavailable, .locationUnknown:
      .tryAgainLater
    case .versionTooOld, .programFailed: .updateApp
    case .dataNotAllowed, .cloudSignInNeeded, .purchaseNotAllowed, .passcodeNotSet,
      .biometryUnavailable, .locationDenied, .photosDenied:
      .useSettings
    }
  }
}
