/// What a system error means to a person; many codes mean the same.
///
/// The names are parts of keys: `problem.timedOut.title` and `problem.timedOut.message`.
enum SystemProblem: String, CaseIterable, Sendable {
  // In general.
  case general, cancelled, appMistake, unsupported

  // The connection.
  case notConnected, dataNotAllowed, duringCall, cannotConnect, connectionLost, hostNotFound
  case timedOut, notSecure, certificateDate, certificateNeeded, addressInvalid, answerInvalid
  case tooManyRedirects, downloadFailed, interrupted

  // What a server says.
  case requestInvalid, signInNeeded, paymentNeeded, notAllowed, notFound, conflict, tooLarge
  case formatUnsupported, tooManyRequests, legalReasons, serverFailed, serviceUnavailable
  case versionTooOld

  // Files and storage.
  case fileNotFound, fileExists, noPermission, readOnly, diskFull, fileBusy, fileTooLarge
  case nameInvalid, isFolder, notFolder, folderNotEmpty, diskBusy, readFailed, writeFailed
  case deviceFailed, textUnreadable, dataUnreadable, dataIncomplete, dataNotSaved
  case cloudFileUnavailable

  // What a person has entered.
  case inputInvalid, valueMissing, valueTooLong, valueTooShort, valueOutOfRange, valueMalformed

  // The device.
  case outOfMemory, systemBusy, programFailed, helperStopped, handoffFailed

  // The platform's own services.
  case cloudFull, cloudSignInNeeded, purchaseFailed, purchaseNotAllowed, productUnavailable
  case notRecognized, lockedOut, passcodeNotSet, biometryUnavailable, locationDenied
  case locationUnknown, photosDenied
}
