import Foundation
import Recourse

/// GRDB 7.
///
/// Read: groue/GRDB.swift, GRDB/Core/DatabaseError.swift, RowDecodingError.swift,
/// Record/TableRecord.swift.
enum GRDB {
  struct ResultCode: RawRepresentable, Equatable, CustomStringConvertible, Sendable {
    let rawValue: Int32
    var description: String { "\(rawValue)" }
  }

  struct StatementArguments: Hashable, Sendable {
    private(set) var values: [String]
    private(set) var namedValues: [String: String] = [:]
  }

  struct DatabaseError: Error {
    let extendedResultCode: ResultCode
    let message: String?
    let sql: String?
    let arguments: StatementArguments?
    var publicStatementArguments = false

    init(_ code: Int32, _ message: String? = nil, sql: String? = nil, arguments: [String]? = nil) {
      extendedResultCode = ResultCode(rawValue: code)
      self.message = message
      self.sql = sql
      self.arguments = arguments.map { StatementArguments(values: $0) }
    }
  }

  enum RecordError: Error {
    case recordNotFound(databaseTableName: String, key: [String: String])
  }

  enum RowKey: Hashable, Sendable {
    case columnName(String)
  }

  struct RowDecodingError: Error {
    enum Impl: Sendable {
      case keyNotFound(RowKey, Context)
      case valueMismatch(Any.Type, Context)
    }

    struct Context: CustomDebugStringConvertible, Sendable {
      let debugDescription: String
      let key: RowKey?
      let sql: String?
      let statementArguments: StatementArguments?
    }

    var impl: Impl
  }
}

extension GRDB.DatabaseError: CustomStringConvertible {
  var description: String {
    "SQLite error \(extendedResultCode.rawValue & 0xFF)" + (message.map { ": \($0)" } ?? "")
      + (sql.map { " - while executing `\($0)`" } ?? "")
  }
}

extension GRDB.DatabaseError: CustomNSError {
  static var errorDomain: String { "GRDB.DatabaseError" }

  var errorCode: Int { Int(extendedResultCode.rawValue) }

  var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: description]
    info[NSLocalizedFailureReasonErrorKey] = message
    return info
  }
}

extension RealError {
  private typealias DatabaseError = GRDB.DatabaseError

  private static let source = "groue/GRDB.swift GRDB/Core/DatabaseError.swift"
  private static let insert = "INSERT INTO user (email) VALUES (?)"

  private static let context = GRDB.RowDecodingError.Context(
    debugDescription: "could not decode Date from database value \"alice@example.com\"",
    key: .columnName("joined"), sql: "SELECT * FROM user",
    statementArguments: GRDB.StatementArguments(values: ["s3cr3t"]))

  static let grdb: [RealError] = [
    RealError(
      "REAL_WORLD R1", DatabaseError(9, "interrupted"), .cancelled, cancelled: true),
    RealError(
      "REAL_WORLD R5", DatabaseError(10, "disk I/O error", sql: "PRAGMA journal_mode = WAL"),
      .deviceFailed, hides: ["SQLite", "PRAGMA", "disk I/O"]),
    RealError(source, DatabaseError(266, "disk I/O error"), .readFailed, hides: ["I/O"]),
    RealError(source, DatabaseError(778, "disk I/O error"), .writeFailed, hides: ["I/O"]),
    RealError(
      source, DatabaseError(13, "database or disk is full", sql: insert), .diskFull,
      hides: ["INSERT"]),
    RealError(source, DatabaseError(5, "database is locked"), .fileBusy, hides: ["database"]),
    RealError(source, DatabaseError(8, "attempt to write a readonly database"), .readOnly),
    RealError(source, DatabaseError(11, "database disk image is malformed"), .dataUnreadable),
    RealError(source, DatabaseError(26, "file is not a database"), .dataUnreadable),
    RealError(source, DatabaseError(14, "unable to open database file"), .readFailed),
    RealError(source, DatabaseError(7, "out of memory"), .outOfMemory),
    RealError(
      source, DatabaseError(1, "no such table: usr", sql: "SELECT * FROM usr"), .general, .unknown,
      hides: ["usr"]),
    RealError(source, DatabaseError(21, "Connection is closed"), .appMistake),
    RealError(
      source,
      DatabaseError(
        2067, "UNIQUE constraint failed: user.email", sql: insert,
        arguments: ["alice@example.com"]),
      .alreadyExists, hides: ["alice@example.com", "user.email", "UNIQUE"]),
    RealError(
      source, DatabaseError(1299, "NOT NULL constraint failed: user.email"), .valueMissing,
      hides: ["NOT NULL"]),
    RealError(
      source,
      GRDB.RecordError.recordNotFound(
        databaseTableName: "user", key: ["email": "alice@example.com"]),
      .notFound, hides: ["alice@example.com"]),
    RealError(
      source, GRDB.RowDecodingError(impl: .valueMismatch(Date.self, context)), .dataUnreadable,
      hides: ["alice@example.com", "s3cr3t"]),
    RealError(
      source, GRDB.RowDecodingError(impl: .keyNotFound(.columnName("joined"), context)),
      .dataIncomplete, hides: ["s3cr3t"]),
  ]
}
