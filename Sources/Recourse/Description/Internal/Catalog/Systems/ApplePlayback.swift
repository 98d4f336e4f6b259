extension CodeTable {
  /// AVFoundation: playing, recording and editing.
  ///
  /// Read: madsmtm/objc2-generated AVFoundation/AVError.rs.
  static let avFoundation = CodeTable(
    ["AVFoundationErrorDomain"],
    [
      Row(-11800, .general),  // unknown
      Row(-11801, .outOfMemory),  // outOfMemory
      Row(-11803, .appMistake),  // sessionNotRunning
      Row(-11804, .cameraUnavailable),  // deviceAlreadyUsedByAnotherSession
      Row(-11805, .recordingStopped),  // noDataCaptured
      Row(-11806, .recordingStopped),  // sessionConfigurationChanged
      Row(-11807, .diskFull),  // diskFull
      Row(-11808, .recordingStopped),  // deviceWasDisconnected
      Row(-11809, .recordingStopped),  // mediaChanged
      Row(-11810, .recordingStopped),  // maximumDurationReached
      Row(-11811, .recordingStopped),  // maximumFileSizeReached
      Row(-11812, .recordingStopped),  // mediaDiscontinuity
      Row(-11813, .recordingStopped),  // maximumNumberOfSamplesForFileFormatReached
      Row(-11814, .deviceUnreachable),  // deviceNotConnected
      Row(-11815, .cameraUnavailable),  // deviceInUseByAnotherApplication
      Row(-11817, .cameraUnavailable),  // deviceLockedForConfigurationByAnotherProcess
      Row(-11818, .recordingStopped),  // sessionWasInterrupted
      Row(-11819, .helperStopped),  // mediaServicesWereReset
      Row(-11820, .general),  // exportFailed
      Row(-11821, .mediaUnplayable),  // decodeFailed
      Row(-11822, .mediaUnplayable),  // invalidSourceMedia
      Row(-11823, .fileExists),  // fileAlreadyExists
      Row(-11824, .appMistake),  // compositionTrackSegmentsNotContiguous
      Row(-11825, .appMistake),  // invalidCompositionTrackSegmentDuration
      Row(-11826, .appMistake),  // invalidCompositionTrackSegmentSourceStartTime
      Row(-11827, .appMistake),  // invalidCompositionTrackSegmentSourceDuration
      Row(-11828, .mediaUnplayable),  // fileFormatNotRecognized
      Row(-11829, .mediaUnplayable),  // fileFailedToParse
      Row(-11830, .systemBusy),  // maximumStillImageCaptureRequestsExceeded
      Row(-11831, .mediaProtected),  // contentIsProtected
      Row(-11832, .dataIncomplete),  // noImageAtTime
      Row(-11833, .mediaUnplayable),  // decoderNotFound
      Row(-11834, .unsupported),  // encoderNotFound
      Row(-11835, .mediaProtected),  // contentIsNotAuthorized
      Row(-11836, .mediaProtected),  // applicationIsNotAuthorized
      Row(-11838, .unsupported),  // operationNotSupportedForAsset
      Row(-11839, .systemBusy),  // decoderTemporarilyUnavailable
      Row(-11840, .systemBusy),  // encoderTemporarilyUnavailable
      Row(-11841, .appMistake),  // invalidVideoComposition
      Row(-11842, .appMistake),  // referenceForbiddenByReferencePolicy
      Row(-11843, .appMistake),  // invalidOutputURLPathExtension
      Row(-11844, .general),  // screenCaptureFailed
      Row(-11845, .recordingStopped),  // displayWasDisabled
      Row(-11846, .general, .transient),  // torchLevelUnavailable
      Row(-11848, .mediaUnplayable),  // incompatibleAsset
      Row(-11849, .general),  // failedToLoadMediaData
      Row(-11850, .answerInvalid),  // serverIncorrectlyConfigured
      Row(-11852, .accessDenied),  // applicationIsNotAuthorizedToUseDevice
      Row(-11853, .dataUnreadable),  // failedToParse
      Row(-11854, .appMistake),  // fileTypeDoesNotSupportSampleReferences
      Row(-11855, .mediaUnplayable),  // undecodableMediaData
      Row(-11856, .notConnected),  // airPlayControllerRequiresInternet
      Row(-11857, .general, .needsUser),  // airPlayReceiverRequiresInternet
      Row(-11858, .general),  // videoCompositorFailed
      Row(-11859, .inProgress),  // recordingAlreadyInProgress
      Row(-11860, .mediaProtected),  // createContentKeyRequestFailed
      Row(-11861, .appMistake),  // unsupportedOutputSettings
      Row(-11862, .general),  // operationNotAllowed
      Row(-11863, .general),  // contentIsUnavailable
      Row(-11864, .mediaUnplayable),  // formatUnsupported
      Row(-11865, .dataUnreadable),  // malformedDepth
      Row(-11866, .general),  // contentNotUpdated
      Row(-11867, .mediaProtected),  // noLongerPlayable
      Row(-11868, .unsupported),  // noCompatibleAlternatesForExternalDisplay
      Row(-11869, .dataIncomplete),  // noSourceTrack
      Row(-11870, .unsupported),  // externalPlaybackNotSupportedForAsset
      Row(-11871, .appMistake),  // operationNotSupportedForPreset
      Row(-11872, .unsupported),  // sessionHardwareCostOverage
      Row(-11873, .unsupported),  // unsupportedDeviceActiveFormat
      Row(-11875, .appMistake),  // incorrectlyConfigured
      Row(-11876, .appMistake),  // segmentStartedWithNonSyncSample
      Row(-11877, .unsupported, .needsUser),  // rosettaNotInstalled
      Row(-11878, .cancelled),  // operationCancelled
      Row(-11879, .cancelled),  // contentKeyRequestCancelled
      Row(-11880, .appMistake),  // invalidSampleCursor
      Row(-11881, .general),  // failedToLoadSampleData
      Row(-11882, .deviceUnreachable),  // airPlayReceiverTemporarilyUnavailable
      Row(-11883, .general),  // encodeFailed
      Row(-11884, .noPermission),  // sandboxExtensionDenied
      Row(-11885, .general),  // toneMappingFailed
      Row(-11886, .unsupported, .needsUser),  // mediaExtensionDisabled
      Row(-11887, .general),  // mediaExtensionConflict
      Row(-11889, .mediaProtected),  // contentKeyInvalid
      Row(-11890, .appMistake),  // noSmartFramingsEnabled
      Row(-11891, .appMistake),  // autoWhiteBalanceNotLocked
      Row(-11892, .deviceUnreachable),  // followExternalSyncDeviceTimedOut
    ])

  /// AVKit: the player’s view.
  ///
  /// Read: dotnet/macios src/AVKit/Enums.cs.
  static let avKit = CodeTable(
    ["AVKitErrorDomain"],
    [
      Row(-1000, .general),  // unknown
      Row(-1001, .general),  // pictureInPictureStartFailed
      Row(-1100, .restricted),  // contentRatingUnknown
      Row(-1101, .restricted),  // contentDisallowedByPasscode
      Row(-1102, .restricted),  // contentDisallowedByProfile
      Row(-1200, .recordingStopped),  // recordingFailed
    ])

  /// Beneath AVFoundation: streams and their protection.
  ///
  /// Only what public sources explain.
  ///
  /// Read: vinhnx/notes#182; lionheart/openradar-mirror#4785; SRGSSR/pillarbox-apple#1205; a
  /// player’s ConvivaVPFDetector; jonathaneoliver/infinite-streaming#341; logs in public
  /// repositories.
  static let coreMedia = CodeTable(
    ["CoreMediaErrorDomain"],
    [
      Row(-12642, .mediaUnplayable),  // no matching media in the playlist
      Row(-12646, .mediaUnplayable),  // playlist can’t be parsed
      Row(-12660, .notAllowed),  // HTTP 403
      Row(-12661, .serviceUnavailable),  // HTTP 503
      Row(-12666, .answerInvalid),  // unrecognized HTTP status
      Row(-12667, .answerInvalid),  // unrecognized HTTP status
      Row(-12880, .timedOut),  // no response for a media file
      Row(-12881, .appMistake),  // segment from a resource loader
      Row(-12888, .serverFailed),  // playlist of a live stream stopped changing
      Row(-12889, .timedOut),  // no response for a media file
      Row(-12906, .mediaUnplayable),  // no decoder
      Row(-12937, .signInNeeded),  // HTTP 401 or 407
      Row(-12938, .notFound),  // HTTP 404
      Row(-12939, .answerInvalid),  // length of a range is missing
      Row(-12971, .mediaUnplayable),  // segment can’t be parsed
      Row(-16830, .timedOut),  // media file not received in time
      Row(-16839, .timedOut),  // playlist not received in time
      Row(-16840, .signInNeeded),  // HTTP 401
      Row(-16845, .answerInvalid),  // unrecognized HTTP status
      Row(-16849, .serviceUnavailable),  // HTTP 503
      Row(-42656, .mediaProtected),  // FairPlay: lease has expired
      Row(-42668, .mediaProtected),  // FairPlay: answer with the key isn’t valid
      Row(-42675 ... -42672, .appMistake),  // FairPlay: certificate, asset or versions missing
      Row(-42676, .mediaProtected),  // FairPlay: request for the key failed
      Row(-42679, .appMistake),  // FairPlay: certificate isn’t valid
      Row(-42681, .appMistake),  // FairPlay: list of versions isn’t valid
      Row(-42783, .appMistake),  // FairPlay: certificate
    ])
}
