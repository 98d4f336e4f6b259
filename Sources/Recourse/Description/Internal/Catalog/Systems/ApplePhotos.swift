extension CodeTable {
  /// Photos.
  ///
  /// Read: madsmtm/objc2-generated Photos/PHError.rs.
  static let photos = CodeTable(
    ["PHPhotosErrorDomain"],
    [
      Row(-1, .general),  // internalError
      Row(3072, .cancelled),  // userCancelled
      Row(3105, .general),  // persistentChangeTokenExpired
      Row(3114, .deviceFailed),  // libraryVolumeOffline
      Row(3142, .fileBusy),  // relinquishingLibraryBundleToWriter
      Row(3143, .fileBusy),  // switchingSystemPhotoLibrary
      Row(3164, .cloudFileUnavailable),  // networkAccessRequired
      Row(3169, .cloudFileUnavailable),  // networkError
      Row(3201, .notFound),  // identifierNotFound
      Row(3202, .general),  // multipleIdentifiersFound
      Row(3210, .general),  // persistentChangeDetailsUnavailable
      Row(3300, .unsupported),  // changeNotSupported
      Row(3301, .general, .transient),  // operationInterrupted
      Row(3302, .dataUnreadable),  // invalidResource
      Row(3303, .fileNotFound),  // missingResource
      Row(3305, .diskFull),  // notEnoughSpace
      Row(3306, .unsupported),  // requestNotSupportedForAsset
      Row(3307, .limitReached),  // limitExceeded
      Row(3310, .restricted),  // accessRestricted
      Row(3311, .photosDenied),  // accessUserDenied
      Row(5423, .unsupported),  // libraryInFileProviderSyncRoot
    ])

  /// Photos: editing a Live Photo.
  ///
  /// Read: madsmtm/objc2-generated Photos/PHLivePhotoEditingContext.rs.
  static let livePhoto = CodeTable(
    ["PHLivePhotoEditingErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .cancelled),  // aborted
    ])

  /// ReplayKit: recording and broadcasting the screen.
  ///
  /// Read: madsmtm/objc2-generated ReplayKit/RPError.rs.
  static let replayKit = CodeTable(
    ["com.apple.ReplayKit.RPRecordingErrorDomain", "RPRecordingErrorDomain"],
    [
      Row(-5800, .general),  // unknown
      Row(-5801, .cancelled),  // userDeclined
      Row(-5802, .restricted),  // disabled
      Row(-5803, .general),  // failedToStart
      Row(-5804, .recordingStopped),  // failed
      Row(-5805, .diskFull),  // insufficientStorage
      Row(-5806, .recordingStopped),  // interrupted
      Row(-5807, .recordingStopped),  // contentResize
      Row(-5808, .general),  // broadcastInvalidSession
      Row(-5809, .recordingStopped),  // systemDormancy
      Row(-5810, .appMistake),  // entitlements
      Row(-5811, .cameraUnavailable),  // activePhoneCall
      Row(-5812, .writeFailed),  // failedToSave
      Row(-5813, .unsupported),  // carPlay
      Row(-5814, .helperStopped),  // failedApplicationConnectionInvalid
      Row(-5815, .helperStopped),  // failedApplicationConnectionInterrupted
      Row(-5816, .general),  // failedNoMatchingApplicationContext
      Row(-5817, .recordingStopped),  // failedMediaServicesFailure
      Row(-5818, .recordingStopped),  // videoMixingFailure
      Row(-5819, .general),  // broadcastSetupFailed
      Row(-5820, .general),  // failedToObtainURL
      Row(-5821, .recordingStopped),  // failedIncorrectTimeStamps
      Row(-5822, .recordingStopped),  // failedToProcessFirstSample
      Row(-5823, .writeFailed),  // failedAssetWriterFailedToSave
      Row(-5824, .general),  // failedNoAssetWriter
      Row(-5825, .general),  // failedAssetWriterInWrongState
      Row(-5826, .general),  // failedAssetWriterExportFailed
      Row(-5827, .general),  // failedToRemoveFile
      Row(-5828, .cancelled),  // failedAssetWriterExportCanceled
      Row(-5829, .appMistake),  // attemptToStopNonRecording
      Row(-5830, .inProgress),  // attemptToStartInRecordingState
      Row(-5831, .general),  // photoFailure
      Row(-5832, .general),  // recordingInvalidSession
      Row(-5833, .general),  // failedToStartCaptureStack
      Row(-5834, .appMistake),  // invalidParameter
      Row(-5835, .noPermission),  // filePermissions
      Row(-5836, .inProgress),  // exportClipToURLInProgress
    ])

  /// ScreenCaptureKit.
  ///
  /// -3801 is a permission; -3817 is the person’s Stop button.
  ///
  /// Read: madsmtm/objc2-generated ScreenCaptureKit/SCError.rs.
  static let screenCapture = CodeTable(
    ["com.apple.ScreenCaptureKit.SCStreamErrorDomain", "SCStreamErrorDomain"],
    [
      Row(-3801, .accessDenied),  // userDeclined
      Row(-3802, .general),  // failedToStart
      Row(-3803, .appMistake),  // missingEntitlements
      Row(-3804, .helperStopped),  // failedApplicationConnectionInvalid
      Row(-3805, .helperStopped),  // failedApplicationConnectionInterrupted
      Row(-3806, .general),  // failedNoMatchingApplicationContext
      Row(-3807, .appMistake),  // attemptToStartStreamState
      Row(-3808, .appMistake),  // attemptToStopStreamState
      Row(-3809, .appMistake),  // attemptToUpdateFilterState
      Row(-3810, .appMistake),  // attemptToConfigState
      Row(-3811, .general),  // internalError
      Row(-3812, .appMistake),  // invalidParameter
      Row(-3813, .general),  // noWindowList
      Row(-3814, .general),  // noDisplayList
      Row(-3815, .nothingFound),  // noCaptureSource
      Row(-3816, .general),  // removingStream
      Row(-3817, .cancelled),  // userStopped
      Row(-3818, .general),  // failedToStartAudioCapture
      Row(-3819, .general),  // failedToStopAudioCapture
      Row(-3820, .general),  // failedToStartMicrophoneCapture
      Row(-3821, .recordingStopped),  // systemStoppedStream
    ])

  /// Cinematic videos.
  ///
  /// Read: madsmtm/objc2-generated Cinematic/CNCinematicError.rs.
  static let cinematic = CodeTable(
    ["CNCinematicErrorDomain"],
    [
      Row(1, .general),  // unknown
      Row(2, .readFailed),  // unreadable
      Row(3, .dataIncomplete),  // incomplete
      Row(4, .dataUnreadable),  // malformed
      Row(5, .unsupported),  // unsupported
      Row(6, .unsupported),  // incompatible
      Row(7, .cancelled),  // cancelled
    ])
}
