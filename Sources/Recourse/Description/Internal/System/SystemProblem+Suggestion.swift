extension SystemProblem {
  /// A suggestion for the person; case names are parts of localization keys: `suggestion.tryAgain`.
  enum Suggestion: String, CaseIterable, Sendable {
    case askAdministrator, checkAddress, checkConnection, checkDate, checkInput, chooseAnotherName
    case chooseAnotherPlace, closeOtherApps, contactSupport, freeSpace, reload, signInAgain
    case tryAgain, tryAgainLater, updateApp, useSettings
  }

  /// The suggestion for this problem; nil if nothing helps, or if the message contains the
  /// suggestion.
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
