extension SystemProblem {
  /// The codes of `NSCocoaErrorDomain`, which Foundation and Core Data share.
  ///
  /// The codes are literals because most constants exist on Apple platforms only.
  static let cocoa =
    files
    .merging(systems) { first, _ in first }
    .merging(validation) { first, _ in first }
    .merging(stores) { first, _ in first }

  private static let files: [Int: SystemProblem] = [
    4: .fileNotFound,  // fileNoSuchFile
    255: .fileBusy,  // fileLocking
    256: .readFailed,  // fileReadUnknown
    257: .noPermission,  // fileReadNoPermission
    258: .nameInvalid,  // fileReadInvalidFileName
    259: .dataUnreadable,  // fileReadCorruptFile
    260: .fileNotFound,  // fileReadNoSuchFile
    261: .textUnreadable,  // fileReadInapplicableStringEncoding
    262: .addressInvalid,  // fileReadUnsupportedScheme
    263: .fileTooLarge,  // fileReadTooLarge
    264: .textUnreadable,  // fileReadUnknownStringEncoding
    512: .writeFailed,  // fileWriteUnknown
    513: .noPermission,  // fileWriteNoPermission
    514: .nameInvalid,  // fileWriteInvalidFileName
    516: .fileExists,  // fileWriteFileExists
    517: .dataNotSaved,  // fileWriteInapplicableStringEncoding
    518: .addressInvalid,  // fileWriteUnsupportedScheme
    640: .diskFull,  // fileWriteOutOfSpace
    642: .readOnly,  // fileWriteVolumeReadOnly
    768: .diskBusy,  // fileManagerUnmountUnknown
    769: .diskBusy,  // fileManagerUnmountBusy
    3840: .dataUnreadable,  // propertyListReadCorrupt
    3841: .dataUnreadable,  // propertyListReadUnknownVersion
    3842: .readFailed,  // propertyListReadStream
    3851: .writeFailed,  // propertyListWriteStream
    3852: .dataNotSaved,  // propertyListWriteInvalid
    4353: .cloudFileUnavailable,  // ubiquitousFileUnavailable
    4354: .cloudFull,  // ubiquitousFileNotUploadedDueToQuota
    4355: .cloudFileUnavailable,  // ubiquitousFileUbiquityServerNotAvailable
    4864: .dataUnreadable,  // coderReadCorrupt
    4865: .dataIncomplete,  // coderValueNotFound
    4866: .dataNotSaved,  // coderInvalidValue
    5376: .dataNotSaved,  // compressionFailed
    5377: .dataUnreadable,  // decompressionFailed
    65806: .dataUnreadable,  // textReadInapplicableDocumentType
    66062: .dataNotSaved,  // textWriteInapplicableDocumentType
  ]

  /// No entry for 5122 and 5375 (sharing failed), which mean nothing to a person.
  private static let systems: [Int: SystemProblem] = [
    3072: .cancelled,  // userCancelled
    3328: .unsupported,  // featureUnsupported
    3584: .programFailed,  // executableNotLoadable
    3585: .programFailed,  // executableArchitectureMismatch
    3586: .programFailed,  // executableRuntimeMismatch
    3587: .programFailed,  // executableLoad
    3588: .programFailed,  // executableLink
    4097: .helperStopped,  // xpcConnectionInterrupted
    4099: .helperStopped,  // xpcConnectionInvalid
    4101: .helperStopped,  // xpcConnectionReplyInvalid
    4102: .helperStopped,  // xpcConnectionCodeSigningRequirementFailure
    4608: .handoffFailed,  // userActivityHandoffFailed
    4609: .handoffFailed,  // userActivityConnectionUnavailable
    4610: .handoffFailed,  // userActivityRemoteApplicationTimedOut
    4611: .handoffFailed,  // userActivityHandoffUserInfoTooLarge
    4992: .diskFull,  // bundleOnDemandResourceOutOfSpace
    4993: .appMistake,  // bundleOnDemandResourceExceededMaximumSize
    4994: .appMistake,  // bundleOnDemandResourceInvalidTag
    5120: .connectionLost,  // cloudSharingNetworkFailure
    5121: .cloudFull,  // cloudSharingQuotaExceeded
    5123: .conflict,  // cloudSharingConflict
    5124: .notAllowed,  // cloudSharingNoPermission
  ]

  private static let validation: [Int: SystemProblem] = [
    1024: .inputInvalid,  // keyValueValidation
    1550: .inputInvalid,  // managedObjectValidation
    1551: .inputInvalid,  // managedObjectConstraintValidation
    1560: .inputInvalid,  // validationMultipleErrors
    1570: .valueMissing,  // validationMissingMandatoryProperty
    1580: .valueMissing,  // validationRelationshipLacksMinimumCount
    1590: .inputInvalid,  // validationRelationshipExceedsMaximumCount
    1600: .inputInvalid,  // validationRelationshipDeniedDelete
    1610: .valueOutOfRange,  // validationNumberTooLarge
    1620: .valueOutOfRange,  // validationNumberTooSmall
    1630: .valueOutOfRange,  // validationDateTooLate
    1640: .valueOutOfRange,  // validationDateTooSoon
    1650: .valueMalformed,  // validationInvalidDate
    1660: .valueTooLong,  // validationStringTooLong
    1670: .valueTooShort,  // validationStringTooShort
    1680: .valueMalformed,  // validationStringPatternMatching
    1690: .valueMalformed,  // validationInvalidURI
    2048: .valueMalformed,  // formatting
  ]

  /// No entry for 134060 (Core Data, general) and 134070 (operation), which mean nothing to a
  /// person.
  private static let stores: [Int: SystemProblem] = [
    133000: .notFound,  // managedObjectReferentialIntegrity
    133010: .notFound,  // managedObjectExternalRelationship
    133020: .conflict,  // managedObjectMerge
    133021: .conflict,  // managedObjectConstraintMerge
    134000: .dataUnreadable,  // persistentStoreInvalidType
    134010: .dataUnreadable,  // persistentStoreTypeMismatch
    134020: .dataUnreadable,  // persistentStoreIncompatibleSchema
    134030: .writeFailed,  // persistentStoreSave
    134040: .writeFailed,  // persistentStoreIncompleteSave
    134050: .conflict,  // persistentStoreSaveConflicts
    134080: .readFailed,  // persistentStoreOpen
    134090: .systemBusy,  // persistentStoreTimeout
    134091: .appMistake,  // persistentStoreUnsupportedRequestType
    134100: .dataUnreadable,  // persistentStoreIncompatibleVersionHash
    134110: .dataUnreadable,  // migration
    134111: .dataUnreadable,  // migrationConstraintViolation
    134120: .cancelled,  // migrationCancelled
    134130: .dataUnreadable,  // migrationMissingSourceModel
    134140: .dataUnreadable,  // migrationMissingMappingModel
    134150: .dataUnreadable,  // migrationManagerSourceStore
    134160: .dataUnreadable,  // migrationManagerDestinationStore
    134170: .dataUnreadable,  // entityMigrationPolicy
    134180: .readFailed,  // sqlite
    134190: .dataUnreadable,  // inferredMappingModel
    134200: .dataUnreadable,  // externalRecordImport
  ]
}
