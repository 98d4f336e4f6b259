extension CodeTable {
  /// The codes of validations.
  ///
  /// Read: madsmtm/objc2-generated CoreData/CoreDataErrors.rs, Foundation/FoundationErrors.rs.
  static let cocoaValidationRows: [Row] = [
    Row(1024, .inputInvalid),  // keyValueValidation
    Row(1550, .inputInvalid),  // managedObjectValidation
    Row(1551, .inputInvalid),  // managedObjectConstraintValidation
    Row(1560, .inputInvalid),  // validationMultipleErrors
    Row(1570, .valueMissing),  // validationMissingMandatoryProperty
    Row(1580, .valueMissing),  // validationRelationshipLacksMinimumCount
    Row(1590, .inputInvalid),  // validationRelationshipExceedsMaximumCount
    Row(1600, .inputInvalid),  // validationRelationshipDeniedDelete
    Row(1610, .valueOutOfRange),  // validationNumberTooLarge
    Row(1620, .valueOutOfRange),  // validationNumberTooSmall
    Row(1630, .valueOutOfRange),  // validationDateTooLate
    Row(1640, .valueOutOfRange),  // validationDateTooSoon
    Row(1650, .valueMalformed),  // validationInvalidDate
    Row(1660, .valueTooLong),  // validationStringTooLong
    Row(1670, .valueTooShort),  // validationStringTooShort
    Row(1680, .valueMalformed),  // validationStringPatternMatching
    Row(1690, .valueMalformed),  // validationInvalidURI
    Row(2048, .valueMalformed),  // formatting
  ]

  /// The codes of Core Data.
  ///
  /// Those of a failed migration give way to its cause.
  /// Read: madsmtm/objc2-generated CoreData/CoreDataErrors.rs; 134400 in public reports.
  static let cocoaStoreRows: [Row] = [
    Row(132000, .fileBusy),  // managedObjectContextLocking
    Row(132010, .fileBusy),  // persistentStoreCoordinatorLocking
    Row(133000, .notFound),  // managedObjectReferentialIntegrity
    Row(133010, .notFound),  // managedObjectExternalRelationship
    Row(133020, .conflict),  // managedObjectMerge
    Row(133021, .conflict),  // managedObjectConstraintMerge
    Row(134000, .dataUnreadable),  // persistentStoreInvalidType
    Row(134010, .dataUnreadable),  // persistentStoreTypeMismatch
    Row(134020, .dataUnreadable),  // persistentStoreIncompatibleSchema
    Row(134030, .writeFailed),  // persistentStoreSave
    Row(134040, .writeFailed),  // persistentStoreIncompleteSave
    Row(134050, .conflict),  // persistentStoreSaveConflicts
    Row(134060, .general),  // coreData
    Row(134070, .general),  // persistentStoreOperation
    Row(134080, .readFailed),  // persistentStoreOpen
    Row(134090, .systemBusy),  // persistentStoreTimeout
    Row(134091, .appMistake),  // persistentStoreUnsupportedRequestType
    Row(134100, .dataUnreadable),  // persistentStoreIncompatibleVersionHash
    Row(134110, .dataUnreadable),  // migration
    Row(134111, .dataUnreadable),  // migrationConstraintViolation
    Row(134120, .cancelled),  // migrationCancelled
    Row(134130, .appMistake),  // migrationMissingSourceModel
    Row(134140, .appMistake),  // migrationMissingMappingModel
    Row(134150, .dataUnreadable),  // migrationManagerSourceStore
    Row(134160, .dataUnreadable),  // migrationManagerDestinationStore
    Row(134170, .dataUnreadable),  // entityMigrationPolicy
    Row(134180, .readFailed),  // sqlite
    Row(134190, .dataUnreadable),  // inferredMappingModel
    Row(134200, .dataUnreadable),  // externalRecordImport
    Row(134301, .general),  // persistentHistoryTokenExpired
    Row(134400, .cloudSignInNeeded),  // setting up CloudKit without an account
    Row(134401...134421, .general),  // of synchronizing with CloudKit, in public reports
    Row(134504, .dataUnreadable),  // managedObjectModelReferenceNotFound
    Row(134505, .dataUnreadable),  // stagedMigrationFrameworkVersionMismatch
    Row(134506, .dataUnreadable),  // stagedMigrationBackwardMigration
  ]
}
