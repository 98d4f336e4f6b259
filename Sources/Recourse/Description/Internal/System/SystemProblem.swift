/// The meaning of a system error for a person; many codes share one meaning.
///
/// Case names are parts of localization keys: `problem.timedOut.title` and
/// `problem.timedOut.message`.
package enum SystemProblem: String, CaseIterable, Sendable {
  // General.
  case general, cancelled, appMistake, unsupported

  // Connection.
  case notConnected, dataNotAllowed, duringCall, cannotConnect, connectionLost, hostNotFound
  case timedOut, notSecure, certificateDate, certificateNeeded, addressInvalid, answerInvalid
  case tooManyRedirects, downloadFailed, interrupted

  // HTTP responses.
  case requestInvalid, signInNeeded, paymentNeeded, notAllowed, notFound, conflict, tooLarge
  case formatUnsupported, tooManyRequests, legalReasons, serverFailed, serviceUnavailable
  case versionTooOld

  // Files and storage.
  case fileNotFound, fileExists, noPermission, readOnly, diskFull, fileBusy, fileTooLarge
  case nameInvalid, isFolder, notFolder, folderNotEmpty, diskBusy, readFailed, writeFailed
  case deviceFailed, textUnreadable, dataUnreadable, dataIncomplete, dataNotSaved
  case cloudFileUnavailable

  // Input.
  case inputInvalid, valueMissing, valueTooLong, valueTooShort, valueOutOfRange, valueMalformed

  // The device.
  case outOfMemory, systemBusy, programFailed, helperStopped, handoffFailed

  // Platform services.
  case cloudFull, cloudSignInNeeded, purchaseFailed, purchaseNotAllowed, productUnavailable
  case notRecognized, lockedOut, passcodeNotSet, biometryUnavailable, locationDenied
  case locationUnknown, photosDenied
}
