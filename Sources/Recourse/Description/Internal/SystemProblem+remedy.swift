extension SystemProblem {
  /// The kind of remedy that can help against the problem.
  var remedy: ErrorRemedy {
    switch self {
    case .notConnected, .duringCall, .cannotConnect, .connectionLost, .hostNotFound, .timedOut,
      .downloadFailed, .interrupted, .tooManyRequests, .serverFailed, .serviceUnavailable,
      .fileBusy, .diskBusy, .cloudFileUnavailable, .outOfMemory, .systemBusy, .helperStopped,
      .handoffFailed, .locationUnknown:
      .transient
    case .dataNotAllowed, .certificateDate, .certificateNeeded, .addressInvalid, .signInNeeded,
      .paymentNeeded, .notAllowed, .conflict, .versionTooOld, .fileExists, .noPermission,
      .readOnly, .diskFull, .fileTooLarge, .nameInvalid, .folderNotEmpty, .inputInvalid,
      .valueMissing, .valueTooLong, .valueTooShort, .valueOutOfRange, .valueMalformed, .cloudFull,
      .cloudSignInNeeded, .purchaseFailed, .purchaseNotAllowed, .notRecognized, .lockedOut,
      .passcodeNotSet, .biometryUnavailable, .locationDenied, .photosDenied:
      .needsUser
    case .appMistake, .unsupported, .notSecure, .answerInvalid, .tooManyRedirects, .requestInvalid,
      .notFound, .tooLarge, .formatUnsupported, .legalReasons, .fileNotFound, .isFolder, .notFolder,
      .textUnreadable, .dataUnreadable, .dataIncomplete, .dataNotSaved, .programFailed,
      .productUnavailable:
      .permanent
    case .general, .cancelled, .readFailed, .writeFailed, .deviceFailed:
      .unknown
    }
  }
}
