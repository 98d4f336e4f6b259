extension CodeTable {
  /// AVFAudio: audio files, units, engines and sessions, with the codes of Core Audio.
  ///
  /// Read: madsmtm/objc2-generated AudioToolbox, CoreAudioTypes (AudioBaseTypes,
  /// AudioSessionTypes), AVFAudio/AVAudioEngine.rs.
  static let audio = CodeTable(
    ["com.apple.coreaudio.avfaudio"],
    [
      Row(2003334207, .general),  // kAudioFileUnspecifiedError
      Row(1954115647, .mediaUnplayable),  // kAudioFileUnsupportedFileTypeError
      Row(1718449215, .mediaUnplayable),  // kAudioFileUnsupportedDataFormatError
      Row(1886681407, .appMistake),  // kAudioFileUnsupportedPropertyError
      Row(561211770, .appMistake),  // kAudioFileBadPropertySizeError
      Row(1886547263, .noPermission),  // kAudioFilePermissionsError
      Row(1869640813, .general),  // kAudioFileNotOptimizedError
      Row(1667787583, .mediaUnplayable),  // kAudioFileInvalidChunkError
      Row(1885563711, .mediaUnplayable),  // kAudioFileInvalidPacketOffsetError
      Row(1684369471, .mediaUnplayable),  // kAudioFileInvalidPacketDependencyError
      Row(1685348671, .mediaUnplayable),  // kAudioFileInvalidFileError
      Row(1869627199, .unsupported),  // kAudioFileOperationNotSupportedError
      Row(560360820, .mediaUnplayable),  // kAudioFormatUnknownFormatError
      Row(560226676, .mediaUnplayable),  // kAudioCodecUnsupportedFormatError
      Row(1650549857, .mediaUnplayable),  // kAudioCodecBadDataError
      Row(561017960, .appMistake),  // kAudio_BadFilePathError
      Row(-4, .unsupported),  // kAudio_UnimplementedError
      Row(-38, .appMistake),  // kAudioFileNotOpenError
      Row(-39, .dataIncomplete),  // kAudioFileEndOfFileError
      Row(-40, .appMistake),  // kAudioFilePositionError
      Row(-42, .systemBusy),  // kAudio_TooManyFilesOpenError
      Row(-43, .fileNotFound),  // kAudio_FileNotFoundError
      Row(-50, .appMistake),  // kAudio_ParamError
      Row(-54, .noPermission),  // kAudio_FilePermissionError
      Row(-108, .outOfMemory),  // kAudio_MemFullError
      Row(-10847, .appMistake),  // kAudioUnitErr_Unauthorized
      Row(-10848, .appMistake),  // kAudioUnitErr_InvalidOfflineRender
      Row(-10849, .appMistake),  // kAudioUnitErr_Initialized
      Row(-10850, .appMistake),  // kAudioUnitErr_PropertyNotInUse
      Row(-10851, .appMistake),  // kAudioUnitErr_InvalidPropertyValue
      Row(-10863, .appMistake),  // kAudioUnitErr_CannotDoInCurrentContext
      Row(-10865, .appMistake),  // kAudioUnitErr_PropertyNotWritable
      Row(-10866, .appMistake),  // kAudioUnitErr_InvalidScope
      Row(-10867, .appMistake),  // kAudioUnitErr_Uninitialized
      Row(-10868, .unsupported),  // kAudioUnitErr_FormatNotSupported
      Row(-10869, .appMistake),  // kAudioUnitErr_FileNotSpecified
      Row(-10870, .mediaUnplayable),  // kAudioUnitErr_UnknownFileType
      Row(-10871, .mediaUnplayable),  // kAudioUnitErr_InvalidFile
      Row(-10872, .general),  // kAudioUnitErr_InstrumentTypeNotFound
      Row(-10873, .general),  // kAudioUnitErr_IllegalInstrument
      Row(-10874, .appMistake),  // kAudioUnitErr_TooManyFramesToProcess
      Row(-10875, .general),  // kAudioUnitErr_FailedInitialization
      Row(-10876, .appMistake),  // kAudioUnitErr_NoConnection
      Row(-10877, .appMistake),  // kAudioUnitErr_InvalidElement
      Row(-10878, .appMistake),  // kAudioUnitErr_InvalidParameter
      Row(-10879, .appMistake),  // kAudioUnitErr_InvalidProperty
      Row(-66745, .general),  // kAudioUnitErr_RenderTimeout
      Row(-66754, .general),  // kAudioComponentErr_InstanceTimedOut
      Row(-66749, .helperStopped),  // kAudioComponentErr_InstanceInvalidated
      Row(-66748, .noPermission),  // kAudioComponentErr_NotPermitted
      Row(-80800, .appMistake),  // AVAudioEngineManualRenderingErrorInvalidMode
      Row(-80801, .appMistake),  // AVAudioEngineManualRenderingErrorInitialized
      Row(-80802, .appMistake),  // AVAudioEngineManualRenderingErrorNotRunning
      Row(1836282486, .general, .transient),  // AVAudioSession.mediaServicesFailed, “msrv”
      Row(560030580, .appMistake),  // AVAudioSession.isBusy, “!act”
      Row(560161140, .appMistake),  // AVAudioSession.incompatibleCategory, “!cat”
      Row(560557684, .cameraUnavailable),  // AVAudioSession.cannotInterruptOthers, “!int”
      Row(1701737535, .appMistake),  // AVAudioSession.missingEntitlement, “ent?”
      Row(1936290409, .cameraUnavailable),  // AVAudioSession.siriIsRecording, “siri”
      Row(561015905, .general),  // AVAudioSession.cannotStartPlaying, “!pla”
      Row(561145187, .general),  // AVAudioSession.cannotStartRecording, “!rec”
      Row(561017449, .cameraUnavailable),  // AVAudioSession.insufficientPriority, “!pri”
      Row(561145203, .systemBusy),  // AVAudioSession.resourceNotAvailable, “!res”
      Row(2003329396, .general),  // AVAudioSession.unspecified, “what”
      Row(561210739, .general),  // AVAudioSession.expiredSession, “!ses”
      Row(1768841571, .appMistake),  // AVAudioSession.sessionNotActive, “inac”
    ])

  /// MediaPlayer: the music library.
  ///
  /// Read: dotnet/macios src/MediaPlayer/MediaPlayer.cs; madsmtm/objc2-generated
  /// MediaPlayer/MPError.rs.
  static let mediaPlayer = CodeTable(
    ["MPErrorDomain"],
    [
      Row(0, .general),  // unknown
      Row(1, .accessDenied),  // permissionDenied
      Row(2, .paymentNeeded),  // cloudServiceCapabilityMissing
      Row(3, .notConnected),  // networkConnectionFailed
      Row(4, .notFound),  // notFound
      Row(5, .unsupported),  // notSupported
      Row(6, .cancelled),  // cancelled
      Row(7, .timedOut),  // requestTimedOut
    ])

  /// ShazamKit.
  ///
  /// Read: madsmtm/objc2-generated ShazamKit/SHError.rs.
  static let shazam = CodeTable(
    ["com.apple.ShazamKit"],
    [
      Row(100, .appMistake),  // invalidAudioFormat
      Row(101, .general),  // audioDiscontinuity
      Row(200, .nothingFound),  // signatureInvalid
      Row(201, .general),  // signatureDurationInvalid
      Row(202, .serverFailed),  // matchAttemptFailed
      Row(300, .dataUnreadable),  // customCatalogInvalid
      Row(301, .appMistake),  // customCatalogInvalidURL
      Row(400, .general),  // mediaLibrarySyncFailed
      Row(500, .general),  // internalError
      Row(600, .general),  // mediaItemFetchFailed
    ])
}

extension TypeTable {
  /// MusicKit: permission and account.
  ///
  /// Read: developer.apple.com/documentation/musickit/musictokenrequesterror.
  static let musicToken = TypeTable(
    "MusicKit.MusicTokenRequestError",
    [
      Case("developerTokenRequestFailed", .general),
      Case("permissionDenied", .accessDenied),
      Case("privacyAcknowledgementRequired", .general, .needsUser),
      Case("unknown", .general),
      Case("userNotSignedIn", .signInFailed, .needsUser),
      Case("userTokenRequestFailed", .general),
      Case("userTokenRevoked", .accessDenied),
    ])

  /// MusicKit: the HTTP status of the Apple Music API, whose texts are for developers.
  ///
  /// Read: developer.apple.com/documentation/musickit/musicdatarequest/error.
  static let musicData = TypeTable(
    "MusicKit.MusicDataRequest.Error", at: "status", codeOf: "HTTP", texts: .forDevelopers)
}
