extension TypeTable {
  /// CoreStore.
  ///
  /// Read: JohnEstropia/CoreStore, Sources/CoreStoreError.swift.
  static let coreStore: [TypeTable] = [
    TypeTable(
      "CoreStoreError",
      [
        Case("userCancelled", .cancelled),
        Case("unknown", .general),
      ])
  ]

  /// The errors of GRDB that are no SQLite errors; none is a `LocalizedError`, and their
  /// descriptions contain values of the database.
  ///
  /// Read: groue/GRDB.swift, GRDB/Record/TableRecord.swift, GRDB/Core/RowDecodingError.swift.
  static let grdb: [TypeTable] = [
    TypeTable(
      "GRDB.RecordError", texts: .forDevelopers,
      [
        Case("recordNotFound", .notFound)
      ]),
    // Stored: impl (an enum with a context).
    TypeTable(
      "RowDecodingError", at: "impl", texts: .forDevelopers,
      [
        Case("keyNotFound", .dataIncomplete),
        Case("valueMismatch", .dataUnreadable),
      ]),
    TypeTable("GRDB.JSONRequiredError", texts: .forDevelopers, [Case("", .general)]),
  ]

  /// SQLite.swift: `Result` is an enum with (message, code, statement); the texts contain SQL.
  ///
  /// Read: stephencelis/SQLite.swift, Core/Result.swift, Core/Errors.swift, SchemaChanger.swift.
  static let sqliteSwift: [TypeTable] = [
    TypeTable(
      "SQLite.Result", texts: .forDevelopers,
      [
        Case("error", codeOf: "SQLite"),
        Case("extendedError", codeOf: "SQLite"),
      ]),
    TypeTable(
      "SQLite.QueryError", texts: .forDevelopers,
      [
        Case("noSuchTable", .appMistake),
        Case("noSuchColumn", .appMistake),
        Case("ambiguousColumn", .appMistake),
        Case("unexpectedNullValue", .dataIncomplete),
      ]),
    TypeTable(
      "SchemaChanger.Error", texts: .forDevelopers,
      [
        Case("invalidColumnDefinition", .appMistake),
        Case("foreignKeyError", .dataUnreadable),
      ]),
  ]

  /// SQLiteNIO: a struct with reason (an enum of its own) and message; `LocalizedError`, for
  /// developers.
  ///
  /// The cases are SQLite's codes, so these have the meanings of `CodeTable.sqlite`.
  ///
  /// Read: vapor/sqlite-nio, Sources/SQLiteNIO/SQLiteError.swift.
  static let sqliteNIO: [TypeTable] = [
    TypeTable(
      "SQLiteNIO.SQLiteError", at: "reason", texts: .forDevelopers,
      [
        Case("abort", .cancelled),
        Case("interrupt", .cancelled),
        Case("abortByRollback", .general, .transient),
        Case("permission", .noPermission),
        Case("busy", .fileBusy),
        Case("busyInRecovery", .fileBusy),
        Case("busyInSnapshot", .fileBusy),
        Case("busyTimeout", .fileBusy),
        Case("locked", .fileBusy),
        Case("lockedBySharedCache", .fileBusy),
        Case("lockedVirtualTable", .fileBusy),
        Case("proto", .fileBusy),
        Case("noMemory", .outOfMemory),
        Case("ioErrorNoMemory", .outOfMemory),
        Case("readOnly", .readOnly),
        Case("readonlyInRecovery", .readOnly),
        Case("readonlyCantLock", .readOnly),
        Case("readonlyInRollback", .readOnly),
        Case("readonlyDirectory", .readOnly),
        Case("readonlyBackingMoved", .fileNotFound),
        Case("ioError", .deviceFailed),
        Case("ioErrorFailedRead", .readFailed),
        Case("ioErrorIncompleteRead", .readFailed),
        Case("ioErrorFailedStat", .readFailed),
        Case("ioErrorFailedAccess", .readFailed),
        Case("ioErrorFailedSharedMemOpen", .readFailed),
        Case("ioErrorFailedSharedMemMap", .readFailed),
        Case("ioErrorFailedWrite", .writeFailed),
        Case("ioErrorFailedSync", .writeFailed),
        Case("ioErrorFailedDirSync", .writeFailed),
        Case("ioErrorFailedTruncate", .writeFailed),
        Case("ioErrorFailedDelete", .writeFailed),
        Case("ioErrorFailedSharedMemSize", .writeFailed),
        Case("ioErrorCantFindTempdir", .writeFailed),
        Case("ioErrorFailedDeleteNonexistent", .fileNotFound),
        Case("ioErrorBadDataChecksum", .dataUnreadable),
        Case("ioErrorCorruptedFilesystem", .dataUnreadable),
        Case("ioErrorFailedUnlock", .deviceFailed),
        Case("ioErrorFailedReadLock", .deviceFailed),
        Case("ioErrorFailedLockCheck", .deviceFailed),
        Case("ioErrorFailedAdvisoryLock", .deviceFailed),
        Case("ioErrorFailedClose", .deviceFailed),
        Case("ioErrorFailedMemoryMap", .deviceFailed),
        Case("corrupt", .dataUnreadable),
        Case("corruptVirtualTable", .dataUnreadable),
        Case("corruptSequenceSchema", .dataUnreadable),
        Case("corruptIndex", .dataUnreadable),
        Case("notADatabase", .dataUnreadable),
        Case("full", .diskFull),
        Case("cantOpen", .readFailed),
        Case("cantOpenInvalidPath", .readFailed),
        Case("cantOpenUnfollowedSymlink", .readFailed),
        Case("cantOpenDirectory", .isFolder),
        Case("tooBig", .tooLarge),
        Case("noLFS", .fileTooLarge),
        Case("auth", .noPermission),
        Case("authUnauthorizedUser", .noPermission),
        Case("constraint", .inputInvalid),
        Case("constraintCheckFailed", .inputInvalid),
        Case("constraintTriggerFailed", .inputInvalid),
        Case("constraintVirtualTableFailed", .inputInvalid),
        Case("constraintNotNullFailed", .valueMissing),
        Case("constraintPrimaryKeyFailed", .alreadyExists),
        Case("constraintUniqueFailed", .alreadyExists),
        Case("constraintUniqueRowIDFailed", .alreadyExists),
        Case("constraintForeignKeyFailed", .general, .permanent),
        Case("constraintStrictDataTypeFailed", .appMistake),
        Case("constraintUpdateTriggerDeletedRow", .appMistake),
        Case("schema", .general, .transient),
        Case("mismatch", .appMistake),
        Case("misuse", .appMistake),
        Case("range", .appMistake),
        Case("notFound", .appMistake),
        Case("errorMissingCollatingSequence", .appMistake),
        Case("", .general),
      ])
  ]

  /// PowerSync: `LocalizedError`s whose texts contain SQL; the cause of a failed operation speaks.
  ///
  /// Read: powersync-ja/powersync-swift, PowerSyncError.swift, LocalStorage.swift, SqlCursor.swift,
  /// PowerSyncGRDB/Errors.swift.
  static let powerSync: [TypeTable] = [
    TypeTable(
      "PowerSyncError", texts: .forDevelopers,
      [
        Case("sqliteError", codeOf: "SQLite"),  // extendedResultCode comes first
        Case("operationFailed", .general),
      ]),
    TypeTable(
      "PowerSyncAttachmentError", texts: .forDevelopers,
      [
        Case("notFound", .notFound),
        Case("fileNotFound", .fileNotFound),
        Case("invalidPath", .nameInvalid),
        Case("closed", .appMistake),
        Case("ioError", .general),
        Case("generalError", .general),
      ]),
    TypeTable(
      "SqlCursorError", texts: .forDevelopers,
      [
        Case("columnNotFound", .appMistake),
        Case("nullValueFound", .dataIncomplete),
      ]),
    TypeTable("PowerSyncGRDBError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  /// DuckDB: an enum whose payloads are texts with SQL; most cases say only that it failed.
  ///
  /// Read: duckdb/duckdb-swift, Sources/DuckDB/DatabaseError.swift.
  static let duckDB: [TypeTable] = [
    TypeTable(
      "DuckDB.DatabaseError", texts: .forDevelopers,
      [
        Case("decimalUnrepresentable", .valueOutOfRange),
        Case("databaseFailedToInitialize", .readFailed),
        Case("typeMismatch", .dataUnreadable),
        Case("valueNotFound", .dataIncomplete),
        Case("configurationFailedToSetFlag", .appMistake),
        Case("", .general),
      ])
  ]
}
