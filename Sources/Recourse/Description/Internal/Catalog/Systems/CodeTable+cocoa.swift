extension CodeTable {
  /// The codes that Foundation, AppKit, UIKit and Core Data share.
  static let cocoa = CodeTable(
    ["NSCocoaErrorDomain"],
    cocoaFileRows + cocoaSystemRows + cocoaValidationRows + cocoaStoreRows)

  /// The codes of files, archives and texts.
  ///
  /// Read: madsmtm/objc2-generated Foundation/FoundationErrors.rs, AppKit/AppKitErrors.rs.
  static let cocoaFileRows: [Row] = [
    Row(4, .fileNotFound),  // fileNoSuchFile
    Row(255, .fileBusy),  // fileLocking
    Row(256, .readFailed),  // fileReadUnknown
    Row(257, .noPermission),  // fileReadNoPermission
    Row(258, .nameInvalid),  // fileReadInvalidFileName
    Row(259, .dataUnreadable),  // fileReadCorruptFile
    Row(260, .fileNotFound),  // fileReadNoSuchFile
    Row(261, .textUnreadable),  // fileReadInapplicableStringEncoding
    Row(262, .addressInvalid),  // fileReadUnsupportedScheme
    Row(263, .fileTooLarge),  // fileReadTooLarge
    Row(264, .textUnreadable),  // fileReadUnknownStringEncoding
    Row(512, .writeFailed),  // fileWriteUnknown
    Row(513, .noPermission),  // fileWriteNoPermission
    Row(514, .nameInvalid),  // fileWriteInvalidFileName
    Row(516, .fileExists),  // fileWriteFileExists
    Row(517, .dataNotSaved),  // fileWriteInapplicableStringEncoding
    Row(518, .addressInvalid),  // fileWriteUnsupportedScheme
    Row(640, .diskFull),  // fileWriteOutOfSpace
    Row(642, .readOnly),  // fileWriteVolumeReadOnly
    Row(768, .diskBusy),  // fileManagerUnmountUnknown
    Row(769, .diskBusy),  // fileManagerUnmountBusy
    Row(3840, .dataUnreadable),  // propertyListReadCorrupt
    Row(3841, .dataUnreadable),  // propertyListReadUnknownVersion
    Row(3842, .readFailed),  // propertyListReadStream
    Row(3851, .writeFailed),  // propertyListWriteStream
    Row(3852, .dataNotSaved),  // propertyListWriteInvalid
    Row(4353, .cloudFileUnavailable),  // ubiquitousFileUnavailable
    Row(4354, .cloudFull),  // ubiquitousFileNotUploadedDueToQuota
    Row(4355, .cloudFileUnavailable),  // ubiquitousFileUbiquityServerNotAvailable
    Row(4864, .dataUnreadable),  // coderReadCorrupt
    Row(4865, .dataIncomplete),  // coderValueNotFound
    Row(4866, .dataNotSaved),  // coderInvalidValue
    Row(5376, .dataNotSaved),  // compressionFailed
    Row(5377, .dataUnreadable),  // decompressionFailed
    Row(65806, .dataUnreadable),  // textReadInapplicableDocumentType
    Row(66062, .dataNotSaved),  // textWriteInapplicableDocumentType
  ]

  /// The codes of the system's services.
  ///
  /// Read: madsmtm/objc2-generated Foundation/FoundationErrors.rs, AppKit/AppKitErrors.rs.
  static let cocoaSystemRows: [Row] = [
    Row(3000, .appMistake),  // an entitlement for remote notifications is missing
    Row(3010, .unsupported),  // remote notifications in the simulator
    Row(3072, .cancelled),  // userCancelled
    Row(3328, .unsupported),  // featureUnsupported
    Row(3584, .programFailed),  // executableNotLoadable
    Row(3585, .programFailed),  // executableArchitectureMismatch
    Row(3586, .programFailed),  // executableRuntimeMismatch
    Row(3587, .programFailed),  // executableLoad
    Row(3588, .programFailed),  // executableLink
    Row(4097, .helperStopped),  // xpcConnectionInterrupted
    Row(4099, .helperStopped),  // xpcConnectionInvalid
    Row(4101, .helperStopped),  // xpcConnectionReplyInvalid
    Row(4102, .helperStopped),  // xpcConnectionCodeSigningRequirementFailure
    Row(4608, .handoffFailed),  // userActivityHandoffFailed
    Row(4609, .handoffFailed),  // userActivityConnectionUnavailable
    Row(4610, .handoffFailed),  // userActivityRemoteApplicationTimedOut
    Row(4611, .handoffFailed),  // userActivityHandoffUserInfoTooLarge
    Row(4992, .diskFull),  // bundleOnDemandResourceOutOfSpace
    Row(4993, .appMistake),  // bundleOnDemandResourceExceededMaximumSize
    Row(4994, .appMistake),  // bundleOnDemandResourceInvalidTag
    Row(5120, .connectionLost),  // cloudSharingNetworkFailure
    Row(5121, .cloudFull),  // cloudSharingQuotaExceeded
    Row(5122, .limitReached, .needsUser),  // cloudSharingTooManyParticipants
    Row(5123, .conflict),  // cloudSharingConflict
    Row(5124, .notAllowed),  // cloudSharingNoPermission
    Row(5375, .general),  // cloudSharingOther
    Row(66304, .general, .transient),  // fontAssetDownloadError
    Row(66560, .general),  // serviceApplicationNotFound
    Row(66561, .programFailed),  // serviceApplicationLaunchFailed
    Row(66562, .tookTooLong),  // serviceRequestTimedOut
    Row(66563, .dataUnreadable),  // serviceInvalidPasteboardData
    Row(66564, .dataUnreadable),  // serviceMalformedServiceDictionary
    Row(66800, .general),  // serviceMiscellaneous
    Row(67072, .general, .needsUser),  // sharingServiceNotConfigured
    Row(67328, .noPermission),  // workspaceAuthorizationInvalid
    Row(67456, .inProgress),  // windowSharingRequestAlreadyRequested
    Row(67457, .general),  // windowSharingRequestNoEligibleSession
    Row(67458, .general),  // windowSharingRequestUnspecified
    Row(67584, .general),  // pasteboardMiscellaneous
    Row(67585, .helperStopped),  // pasteboardCommunication
    Row(67586, .appMistake),  // pasteboardInvalidArgument
    Row(67587, .notFound),  // pasteboardContentsNotAvailable
  ]
}
