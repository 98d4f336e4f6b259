import Recourse

extension ProgramStatus {
  /// An unknown host: `EX_NOHOST`, 68.
  package static let noHost = ProgramStatus(rawValue: 68)
  /// A failure of the operating system: `EX_OSERR`, 71.
  package static let system = ProgramStatus(rawValue: 71)
  /// Output that can't be created: `EX_CANTCREAT`, 73.
  package static let cannotCreate = ProgramStatus(rawValue: 73)
  /// An invalid response from a remote system: `EX_PROTOCOL`, 76.
  package static let protocolError = ProgramStatus(rawValue: 76)

  /// Creates the exit status for a system problem; nil for a problem of a general kind.
  init?(of problem: SystemProblem) {
    switch problem {
    case .general: return nil
    case .cancelled: self = .cancelled
    case .appMistake, .programFailed, .dataNotSaved: self = .software
    case .notConnected, .dataNotAllowed, .duringCall, .cannotConnect, .serverFailed,
      .serviceUnavailable, .unsupported, .purchaseFailed, .productUnavailable,
      .biometryUnavailable:
      self = .unavailable
    case .connectionLost, .timedOut, .interrupted, .downloadFailed, .tooManyRequests, .conflict,
      .fileBusy, .diskBusy, .systemBusy, .locationUnknown:
      self = .temporaryFailure
    case .hostNotFound: self = .noHost
    case .notSecure, .certificateDate, .answerInvalid, .tooManyRedirects, .requestInvalid,
      .versionTooOld:
      self = .protocolError
    case .certificateNeeded, .signInNeeded, .paymentNeeded, .notAllowed, .legalReasons,
      .noPermission, .readOnly, .cloudSignInNeeded, .purchaseNotAllowed, .notRecognized,
      .lockedOut, .passcodeNotSet, .locationDenied, .photosDenied:
      self = .noPermission
    case .notFound, .fileNotFound, .isFolder, .notFolder, .cloudFileUnavailable: self = .noInput
    case .fileExists, .folderNotEmpty, .nameInvalid, .diskFull, .fileTooLarge, .cloudFull:
      self = .cannotCreate
    case .addressInvalid, .tooLarge, .formatUnsupported, .textUnreadable, .dataUnreadable,
      .dataIncomplete, .inputInvalid, .valueMissing, .valueTooLong, .valueTooShort,
      .valueOutOfRange, .valueMalformed:
      self = .dataError
    case .readFailed, .writeFailed, .deviceFailed: self = .inputOutput
    case .outOfMemory, .helperStopped, .handoffFailed: self = .system
    }
  }
}
