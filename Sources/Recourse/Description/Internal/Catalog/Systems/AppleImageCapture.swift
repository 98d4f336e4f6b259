extension CodeTable {
  /// Image Capture: cameras and scanners.
  ///
  /// Read: madsmtm/objc2-generated ImageCaptureCore/ImageCaptureConstants.rs.
  static let imageCapture = CodeTable(
    ["com.apple.ImageCaptureCore", "ICErrorDomain"],
    [
      Row(-9922, .appMistake),  // invalidParam
      Row(-9923, .deviceUnreachable),  // communicationTimedOut
      Row(-9924, .cancelled),  // scanOperationCanceled
      Row(-9925, .deviceUnreachable),  // scannerInUseByLocalUser
      Row(-9926, .deviceUnreachable),  // scannerInUseByRemoteUser
      Row(-9927, .deviceUnreachable),  // deviceFailedToOpenSession
      Row(-9928, .general),  // deviceFailedToCloseSession
      Row(-9929, .deviceFailed),  // scannerFailedToSelectFunctionalUnit
      Row(-9930, .deviceFailed),  // scannerFailedToCompleteOverviewScan
      Row(-9931, .deviceFailed),  // scannerFailedToCompleteScan
      Row(-9932, .general),  // receivedUnsolicitedScannerStatusInfo
      Row(-9933, .deviceFailed),  // receivedUnsolicitedScannerErrorInfo
      Row(-9934, .general),  // downloadFailed
      Row(-9935, .general),  // uploadFailed
      Row(-9936, .general),  // failedToCompletePassThroughCommand
      Row(-9937, .cancelled),  // downloadCanceled
      Row(-9938, .general),  // failedToEnabeTethering
      Row(-9939, .general),  // failedToDisabeTethering
      Row(-9940, .general),  // failedToCompleteSendMessageRequest
      Row(-9941, .general),  // deleteFilesFailed
      Row(-9942, .cancelled),  // deleteFilesCanceled
      Row(-9943, .deviceLocked),  // deviceIsPasscodeLocked
      Row(-9944, .deviceFailed),  // deviceFailedToTakePicture
      Row(-9945, .general, .needsUser),  // deviceSoftwareNotInstalled
      Row(-9946, .inProgress),  // deviceSoftwareIsBeingInstalled
      Row(-9947, .general),  // deviceSoftwareInstallationCompleted
      Row(-9948, .cancelled),  // deviceSoftwareInstallationCanceled
      Row(-9949, .general),  // deviceSoftwareInstallationFailed
      Row(-9950, .unsupported),  // deviceSoftwareNotAvailable
      Row(-9951, .pairingFailed),  // deviceCouldNotPair
      Row(-9952, .general),  // deviceCouldNotUnpair
      Row(-9953, .general, .needsUser),  // deviceNeedsCredentials
      Row(-9954, .inProgress),  // deviceIsBusyEnumerating
      Row(-9955, .deviceFailed),  // deviceCommandGeneralFailure
      Row(-9956, .deviceFailed),  // deviceFailedToCompleteTransfer
      Row(-9957, .deviceFailed),  // deviceFailedToSendData
      Row(-9958, .appMistake),  // sessionNotOpened
      Row(-30000, .general),  // multiErrorDictionary
      Row(-21350, .helperStopped),  // driverExited
      Row(-21349, .deviceUnreachable),  // closedSessionSuddenly
      Row(-21348, .deviceUnreachable),  // ejectedSuddenly
      Row(-21347, .appMistake),  // sessionAlreadyOpen
      Row(-21346, .diskBusy),  // ejectFailed
      Row(-21345, .deviceUnreachable),  // failedToOpen
      Row(-21344, .deviceUnreachable),  // failedToOpenDevice
      Row(-21343, .accessDenied),  // notAuthorizedToOpenDevice
      Row(-21400, .deviceUnreachable),  // deviceConnection
      Row(-21250, .deviceFailed),  // failedToSendCommand
      Row(-21249, .accessDenied),  // notAuthorizedToSendCommand
      Row(-21100, .appMistake),  // pathInvalid
      Row(-21000, .general),  // thumbnail: notAvailable
      Row(-20999, .inProgress),  // thumbnail: alreadyFetching
      Row(-20098, .cancelled),  // thumbnail: canceled
      Row(-20097, .dataUnreadable),  // thumbnail: invalid
      Row(-20150, .general),  // metadata: notAvailable
      Row(-20149, .inProgress),  // metadata: alreadyFetching
      Row(-20148, .cancelled),  // metadata: canceled
      Row(-20147, .dataUnreadable),  // metadata: invalid
      Row(-21450, .notFound),  // objectDoesNotExist
      Row(-21449, .appMistake),  // objectDataOffsetInvalid
      Row(-21448, .readFailed),  // objectCouldNotBeRead
      Row(-21447, .nothingFound),  // objectDataEmpty
      Row(-21446, .tooLarge),  // objectDataRequestTooLarge
    ])
}
