extension CodeTable {
  /// The codes of sound.
  ///
  /// Those of four characters are numbers here.
  /// Read: madsmtm/objc2-generated CoreAudioTypes/AudioSessionTypes.rs, AudioToolbox/*.rs,
  /// CoreAudio/AudioHardware.rs.
  static let soundRows: [Row] = [
    // Audio sessions.
    Row(1836282486, .helperStopped),  // mediaServicesFailed 'msrv'
    Row(560030580, .appMistake),  // isBusy '!act'
    Row(560161140, .appMistake),  // incompatibleCategory '!cat'
    Row(560557684, .cameraUnavailable),  // cannotInterruptOthers '!int'
    Row(1701737535, .appMistake),  // missingEntitlement 'ent?'
    Row(1936290409, .cameraUnavailable),  // siriIsRecording 'siri'
    Row(561015905, .general),  // cannotStartPlaying '!pla'
    Row(561145187, .appMistake),  // cannotStartRecording '!rec'
    Row(561017449, .cameraUnavailable),  // insufficientPriority '!pri'
    Row(561145203, .unsupported),  // resourceNotAvailable '!res'
    Row(2003329396, .general),  // unspecified 'what'
    Row(561210739, .appMistake),  // expiredSession '!ses'
    Row(1768841571, .appMistake),  // sessionNotActive 'inac'
    // Files, streams, codecs and converters.
    Row(2003334207, .general),  // kAudioFileUnspecifiedError 'wht?'
    Row(1954115647, .mediaUnplayable),  // kAudioFileUnsupportedFileTypeError 'typ?'
    Row(1718449215, .mediaUnplayable),  // kAudioFileUnsupportedDataFormatError 'fmt?'
    Row(1886681407, .unsupported),  // kAudioFileUnsupportedPropertyError 'pty?'
    Row(561211770, .appMistake),  // kAudioFileBadPropertySizeError '!siz'
    Row(1886547263, .noPermission),  // kAudioFilePermissionsError 'prm?'
    Row(1869640813, .general),  // kAudioFileNotOptimizedError 'optm'
    Row(1667787583, .mediaUnplayable),  // kAudioFileInvalidChunkError 'chk?'
    Row(1868981823, .fileTooLarge),  // kAudioFileDoesNotAllow64BitDataSizeError 'off?'
    Row(1885563711, .mediaUnplayable),  // kAudioFileInvalidPacketOffsetError 'pck?'
    Row(1684369471, .mediaUnplayable),  // kAudioFileInvalidPacketDependencyError 'dep?'
    Row(1685348671, .mediaUnplayable),  // kAudioFileInvalidFileError 'dta?'
    Row(1869627199, .unsupported),  // kAudioFileOperationNotSupportedError 'op??'
    Row(561017960, .nameInvalid),  // kAudio_BadFilePathError '!pth'
    Row(1685283617, .mediaUnplayable),  // kAudioFileStreamError_DiscontinuityCantRecover 'dsc!'
    Row(1970170687, .general),  // kAudioFileStreamError_ValueUnknown 'unk?'
    Row(1836020325, .general, .transient),  // kAudioFileStreamError_DataUnavailable 'more'
    Row(1852797029, .appMistake),  // kAudioHardwareIllegalOperationError 'nope'
    Row(2003332927, .unsupported),  // kAudioHardwareUnknownPropertyError 'who?'
    Row(560226676, .mediaUnplayable),  // kAudioCodecUnsupportedFormatError '!dat'
    Row(561214580, .appMistake),  // kAudioCodecStateError '!stt'
    Row(560100710, .appMistake),  // kAudioCodecNotEnoughBufferSpaceError '!buf'
    Row(1650549857, .mediaUnplayable),  // kAudioCodecBadDataError 'bada'
    Row(1886547824, .unsupported),  // kAudioConverterErr_PropertyNotSupported 'prop'
    Row(1768846202, .appMistake),  // kAudioConverterErr_InvalidInputSize 'insz'
    Row(1869902714, .appMistake),  // kAudioConverterErr_InvalidOutputSize 'otsz'
    Row(561015652, .appMistake),  // kAudioConverterErr_RequiresPacketDescriptionsError '!pkd'
    Row(560558962, .unsupported),  // kAudioConverterErr_InputSampleRateOutOfRange '!isr'
    Row(560952178, .unsupported),  // kAudioConverterErr_OutputSampleRateOutOfRange '!osr'
    Row(561213539, .appMistake),  // kAudioFormatBadSpecifierSizeError '!spc'
    Row(560360820, .mediaUnplayable),  // kAudioFormatUnknownFormatError '!fmt'
    // Hardware.
    Row(1937010544, .appMistake),  // kAudioHardwareNotRunningError 'stop'
    Row(560947818, .appMistake),  // kAudioHardwareBadObjectError '!obj'
    Row(560227702, .general),  // kAudioHardwareBadDeviceError '!dev'
    Row(561214578, .general),  // kAudioHardwareBadStreamError '!str'
    Row(1970171760, .unsupported),  // kAudioHardwareUnsupportedOperationError 'unop'
    Row(1852990585, .general, .transient),  // kAudioHardwareNotReadyError 'nrdy'
    Row(560492391, .general, .transient),  // kAudioDevicePermissionsError '!hog'
    // Audio units, queues and files with conversion.
    Row(-10847, .appMistake),  // kAudioUnitErr_Unauthorized
    // kAudioUnitErr_InvalidPropertyValue to …InvalidOfflineRender
    Row(-10851 ... -10848, .appMistake),
    Row(-10861 ... -10860, .appMistake),  // kAUGraphErr_InvalidConnection, kAUGraphErr_NodeNotFound
    Row(-10863, .general),  // kAudioUnitErr_CannotDoInCurrentContext
    // kAudioUnitErr_Uninitialized to kAUGraphErr_InvalidAudioUnit
    Row(-10867 ... -10864, .appMistake),
    Row(-10868, .unsupported),  // kAudioUnitErr_FormatNotSupported
    Row(-10869, .appMistake),  // kAudioUnitErr_FileNotSpecified
    Row(-10871 ... -10870, .mediaUnplayable),  // kAudioUnitErr_InvalidFile, …UnknownFileType
    Row(-10874, .appMistake),  // kAudioUnitErr_TooManyFramesToProcess
    Row(-10875, .general),  // kAudioUnitErr_FailedInitialization
    Row(-10879 ... -10876, .appMistake),  // kAudioUnitErr_InvalidProperty to …NoConnection
    // kExtAudioFileError_InvalidDataFormat to …InvalidProperty
    Row(-66566 ... -66561, .appMistake),
    Row(-66568, .appMistake),  // kExtAudioFileError_InvalidSeek
    Row(-66673, .mediaUnplayable),  // kAudioQueueErr_CodecNotFound
    Row(-66674, .tookTooLong),  // kAudioQueueErr_PrimeTimedOut
    Row(-66675, .appMistake),  // kAudioQueueErr_InvalidPropertyValue
    Row(-66676, .general),  // kAudioQueueErr_Permissions
    Row(-66679 ... -66677, .appMistake),  // kAudioQueueErr_BufferInQueue to …InvalidQueueType
    Row(-66680, .general),  // kAudioQueueErr_InvalidDevice
    Row(-66681, .general),  // kAudioQueueErr_CannotStart
    Row(-66687 ... -66682, .appMistake),  // kAudioQueueErr_InvalidBuffer to …InvalidParameter
    Row(-66744, .notFound),  // kAudioUnitErr_ExtensionNotFound
    Row(-66745, .tookTooLong),  // kAudioUnitErr_RenderTimeout
    Row(-66747, .tookTooLong),  // kAudioComponentErr_InitializationTimedOut
    Row(-66748, .appMistake),  // kAudioComponentErr_NotPermitted
    Row(-66749, .helperStopped),  // kAudioComponentErr_InstanceInvalidated
    Row(-66754, .tookTooLong),  // kAudioComponentErr_InstanceTimedOut
  ]

  /// The codes of samples and of video coding.
  ///
  /// Read: madsmtm/objc2-generated CoreMedia/*.rs, VideoToolbox/VTErrors.rs.
  static let videoRows: [Row] = [
    // kVTVideoEncoderAuthorizationErr, …DecoderAuthorizationErr
    Row(-12211 ... -12210, .mediaProtected),
    Row(-12218, .mediaProtected),  // kVTPixelTransferNotPermittedErr
    // kCMBlockBufferBlockAllocationFailedErr, …StructureAllocationFailedErr
    Row(-12701 ... -12700, .outOfMemory),
    // kCMBlockBufferInsufficientSpaceErr to …BadCustomBlockSourceErr
    Row(-12708 ... -12702, .appMistake),
    Row(-12710, .appMistake),  // kCMFormatDescriptionError_InvalidParameter
    Row(-12711, .outOfMemory),  // kCMFormatDescriptionError_AllocationFailed
    Row(-12718, .general),  // kCMFormatDescriptionError_ValueNotAvailable
    Row(-12730, .outOfMemory),  // kCMSampleBufferError_AllocationFailed
    // kCMSampleBufferError_SampleTimingInfoInvalid to …RequiredParameterMissing
    Row(-12740 ... -12731, .appMistake),
    Row(-12741, .appMistake),  // kCMSampleBufferError_InvalidMediaTypeForOperation
    Row(-12742, .mediaUnplayable),  // kCMSampleBufferError_InvalidSampleData
    Row(-12743, .mediaUnplayable),  // kCMSampleBufferError_InvalidMediaFormat
    Row(-12744, .general),  // kCMSampleBufferError_Invalidated
    Row(-12760, .outOfMemory),  // kCMBufferQueueError_AllocationFailed
    // kCMBufferQueueError_InvalidBuffer to …RequiredParameterMissing
    Row(-12769 ... -12761, .appMistake),
    Row(-12902 ... -12900, .appMistake),  // kVTParameterErr to kVTPropertyNotSupportedErr
    Row(-12903, .general, .transient),  // kVTInvalidSessionErr
    Row(-12904, .outOfMemory),  // kVTAllocationFailedErr
    Row(-12905, .unsupported),  // kVTPixelTransferNotSupportedErr
    Row(-12906, .mediaUnplayable),  // kVTCouldNotFindVideoDecoderErr
    Row(-12907, .general),  // kVTCouldNotCreateInstanceErr
    Row(-12908, .unsupported),  // kVTCouldNotFindVideoEncoderErr
    Row(-12909, .mediaUnplayable),  // kVTVideoDecoderBadDataErr
    Row(-12910, .mediaUnplayable),  // kVTVideoDecoderUnsupportedDataFormatErr
    Row(-12912 ... -12911, .general),  // kVTVideoEncoderMalfunctionErr, …DecoderMalfunctionErr
    Row(-12913, .systemBusy),  // kVTVideoDecoderNotAvailableNowErr
    Row(-12914, .unsupported),  // kVTPixelRotationNotSupportedErr
    Row(-12915, .systemBusy),  // kVTVideoEncoderNotAvailableNowErr
    Row(-12916, .unsupported),  // kVTFormatDescriptionChangeNotSupportedErr
    Row(-16750, .general),  // kCMSampleBufferError_DataFailed
    Row(-16751, .cancelled),  // kCMSampleBufferError_DataCanceled
    // kVTSessionMalfunctionErr, kVTVideoDecoderRemovedErr
    Row(-17691 ... -17690, .general, .transient),
    // kVTVideoEncoderNeedsRosettaErr, …DecoderNeedsRosettaErr
    Row(-17693 ... -17692, .unsupported),
    Row(-17694, .mediaUnplayable),  // kVTVideoDecoderReferenceMissingErr
    Row(-17696, .general),  // kVTVideoDecoderUnknownErr
    Row(-17697, .general, .needsUser),  // kVTExtensionDisabledErr
  ]
}
