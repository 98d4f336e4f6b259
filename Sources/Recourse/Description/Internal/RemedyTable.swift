import Foundation

/// Looks up the remedy of a single error, regardless of its causes.
enum RemedyTable {
  static func remedy(of error: any Error) -> ErrorRemedy {
    if let error = error as? any ErrorRemedyProvider { return error.remedy }
    if let surrogate = error as? any ErrorSurrogate { return surrogate.traits.remedy }
    guard let problem = SystemProblem(error) else { return .unknown }
    // A handshake that failed without a stated reason may succeed next time; other codes of this
    // problem concern certificates and rules.
    let secureConnectionFailed = -1200
    if problem == .notSecure, error.systemIdentity?.code == secureConnectionFailed {
      return .transient
    }
    return problem.remedy
  }

  /// Returns the remedy for a failed request by the status of the response.
  static func remedy(ofStatus status: Int) -> ErrorRemedy {
    switch status {
    // Not implemented, version not supported, and misconfigured servers.
    case 501, 505, 506, 508, 510: .permanent
    default: SystemProblem.problem(ofStatus: status)?.remedy ?? .unknown
    }
  }

  static func requestedDelay(of error: any Error, at date: Date) -> Duration? {
    if let error = error as? any ErrorRemedyProvider { return error.retryAfter?.delay(from: date) }
    guard error.systemIdentity?.domain == "CKErrorDomain",
      let seconds = error.userInfoValues["CKRetryAfter"] as? Double
    else { return nil }
    return Duration(clampingSeconds: seconds)
  }

  static func provesNothingWasDone(_ error: any Error) -> Bool {
    if let error = error as? any ErrorRemedyProvider { return error.provesNothingWasDone }
    // Other codes for an unreachable host can also end an established connection.
    if let identity = error.systemIdentity, identity.domain == NSPOSIXErrorDomain {
      return identity.code == Int(ECONNREFUSED)
    }
    switch SystemProblem(error) {
    case .notConnected, .cannotConnect, .hostNotFound, .tooManyRequests: return true
    default: return false
    }
  }
}

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
