extension CodeTable {
  /// SQLite's result codes, a table that other domains refer to.
  ///
  /// A code that isn't listed is known by its primary code (n & 0xFF).
  ///
  /// Read: sqlite3.h (3.40.1, 3.51.3); sqlite.org/rescode.html. On iOS, 23 and 10 can mean that the
  /// device is locked; 23 also stands for macOS's sandbox (GRDB, DatabaseConnections; GRDB#1857).
  static let sqlite = CodeTable(
    ["SQLite"], texts: .forDevelopers, mask: 0xFF,
    [
      // Cancellations. GRDB says 4 and 9 when a query is interrupted.
      Row(4, .cancelled),  // SQLITE_ABORT
      Row(9, .cancelled),  // SQLITE_INTERRUPT
      Row(516, .general, .transient),  // SQLITE_ABORT_ROLLBACK

      // Storage and files.
      Row(3, .noPermission),  // SQLITE_PERM
      Row(5...6, .fileBusy),  // SQLITE_BUSY, SQLITE_LOCKED
      Row(7, .outOfMemory),  // SQLITE_NOMEM
      Row(8, .readOnly),  // SQLITE_READONLY
      Row(1032, .fileNotFound),  // SQLITE_READONLY_DBMOVED
      Row(10, .deviceFailed),  // SQLITE_IOERR
      Row(266, .readFailed),  // SQLITE_IOERR_READ
      Row(522, .readFailed),  // SQLITE_IOERR_SHORT_READ
      Row(778, .writeFailed),  // SQLITE_IOERR_WRITE
      Row(1034, .writeFailed),  // SQLITE_IOERR_FSYNC
      Row(1290, .writeFailed),  // SQLITE_IOERR_DIR_FSYNC
      Row(1546, .writeFailed),  // SQLITE_IOERR_TRUNCATE
      Row(1802, .readFailed),  // SQLITE_IOERR_FSTAT
      Row(2570, .writeFailed),  // SQLITE_IOERR_DELETE
      Row(3082, .outOfMemory),  // SQLITE_IOERR_NOMEM
      Row(3338, .readFailed),  // SQLITE_IOERR_ACCESS
      Row(4618, .readFailed),  // SQLITE_IOERR_SHMOPEN
      Row(4874, .writeFailed),  // SQLITE_IOERR_SHMSIZE
      Row(5386, .readFailed),  // SQLITE_IOERR_SHMMAP
      Row(5898, .fileNotFound),  // SQLITE_IOERR_DELETE_NOENT
      Row(6410, .writeFailed),  // SQLITE_IOERR_GETTEMPPATH
      Row(7434, .writeFailed),  // SQLITE_IOERR_BEGIN_ATOMIC
      Row(7690, .writeFailed),  // SQLITE_IOERR_COMMIT_ATOMIC
      Row(7946, .writeFailed),  // SQLITE_IOERR_ROLLBACK_ATOMIC
      Row(8202, .dataUnreadable),  // SQLITE_IOERR_DATA
      Row(8458, .dataUnreadable),  // SQLITE_IOERR_CORRUPTFS
      Row(11, .dataUnreadable),  // SQLITE_CORRUPT
      Row(13, .diskFull),  // SQLITE_FULL
      Row(14, .readFailed),  // SQLITE_CANTOPEN
      Row(526, .isFolder),  // SQLITE_CANTOPEN_ISDIR
      Row(15, .fileBusy),  // SQLITE_PROTOCOL
      Row(18, .tooLarge),  // SQLITE_TOOBIG
      Row(22, .fileTooLarge),  // SQLITE_NOLFS
      Row(23, .noPermission),  // SQLITE_AUTH
      Row(26, .dataUnreadable),  // SQLITE_NOTADB

      // Constraints.
      Row(19, .inputInvalid),  // SQLITE_CONSTRAINT
      Row(531, .general),  // SQLITE_CONSTRAINT_COMMITHOOK
      Row(787, .general, .permanent),  // SQLITE_CONSTRAINT_FOREIGNKEY
      Row(1043, .general),  // SQLITE_CONSTRAINT_FUNCTION
      Row(1299, .valueMissing),  // SQLITE_CONSTRAINT_NOTNULL
      Row(1555, .alreadyExists),  // SQLITE_CONSTRAINT_PRIMARYKEY
      Row(2067, .alreadyExists),  // SQLITE_CONSTRAINT_UNIQUE
      Row(2579, .alreadyExists),  // SQLITE_CONSTRAINT_ROWID
      Row(2835, .appMistake),  // SQLITE_CONSTRAINT_PINNED
      Row(3091, .appMistake),  // SQLITE_CONSTRAINT_DATATYPE

      // Mistakes and the rest.
      Row(1, .general),  // SQLITE_ERROR
      Row(257, .appMistake),  // SQLITE_ERROR_MISSING_COLLSEQ
      Row(2, .general),  // SQLITE_INTERNAL
      Row(12, .appMistake),  // SQLITE_NOTFOUND (an unknown file control)
      Row(16, .general),  // SQLITE_EMPTY
      Row(17, .general, .transient),  // SQLITE_SCHEMA
      Row(20...21, .appMistake),  // SQLITE_MISMATCH, SQLITE_MISUSE
      Row(24, .general),  // SQLITE_FORMAT
      Row(25, .appMistake),  // SQLITE_RANGE
      Row(27...28, .general),  // SQLITE_NOTICE, SQLITE_WARNING
    ])

  /// GRDB's errors: the code is the extended result code, the texts contain SQL and table names.
  ///
  /// Read: groue/GRDB.swift, GRDB/Core/DatabaseError.swift (`CustomNSError`, no `LocalizedError`).
  static let grdb = CodeTable(["GRDB.DatabaseError"], texts: .forDevelopers, sameAs: "SQLite")

  /// FMDB's errors: the code is `sqlite3_errcode`; 0 is a misuse with a text for developers.
  ///
  /// Read: ccgus/fmdb, src/fmdb/FMDatabase.m, FMDatabaseQueue.m, FMDatabasePool.m, FMResultSet.m.
  static let coreDataSQLite = CodeTable(
    ["NSSQLiteErrorDomain"], texts: .forDevelopers, sameAs: "SQLite")

  /// FMDB.
  static let fmdb = CodeTable(
    ["FMDatabase"], texts: .forDevelopers, sameAs: "SQLite",
    [
      Row(0, .general)  // savepoints aren't supported, or no code
    ])

  /// CodableCSV's errors (`CustomNSError`; the texts name rows, fields and coding paths).
  ///
  /// Read: dehesa/CodableCSV, Error.swift, ReaderInternals.swift, DecoderConfiguration.swift.
  static let csvReading = CodeTable(
    ["CodableCSV.Reader", "CodableCSV.Decoder"], texts: .forDevelopers,
    [
      Row(1, .appMistake),  // invalidConfiguration
      Row(2, .dataUnreadable),  // invalidInput, invalidPath
      Row(4, .readFailed),  // streamFailure, bufferFailure
    ])

  /// CodableCSV's errors of writing.
  ///
  /// Read: dehesa/CodableCSV, WriterInternals.swift, EncoderConfiguration.swift.
  static let csvWriting = CodeTable(
    ["CodableCSV.Writer", "CodableCSV.Encoder"], texts: .forDevelopers,
    [
      Row(1, .appMistake),  // invalidConfiguration
      Row(2, .dataNotSaved),  // invalidInput, invalidPath
      Row(4, .writeFailed),  // streamFailure, bufferFailure
      Row(5, .appMistake),  // invalidOperation
    ])
}
