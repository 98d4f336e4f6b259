import Foundation
import Recourse

/// SQLite.swift 0.15.
///
/// The errors are no `LocalizedError`.
///
/// Read: stephencelis/SQLite.swift, Sources/SQLite/Core/Result.swift, Errors.swift.
enum SQLite {
  final class Statement: CustomStringConvertible, Sendable {
    let description: String

    init(_ sql: String) { description = sql }
  }

  enum Result: Error, CustomStringConvertible {
    case error(message: String, code: Int32, statement: Statement?)
    case extendedError(message: String, extendedCode: Int32, statement: Statement?)

    var description: String {
      switch self {
      case .error(let message, let code, let statement):
        "\(message) (\(String(describing: statement))) (code: \(code))"
      case .extendedError(let message, let code, let statement):
        "\(message) (\(String(describing: statement))) (extended code: \(code))"
      }
    }
  }

  enum QueryError: Error, CustomStringConvertible {
    case noSuchTable(name: String)
    case noSuchColumn(name: String, columns: [String])
    case ambiguousColumn(name: String, similar: [String])
    case unexpectedNullValue(name: String)

    var description: String {
      switch self {
      case .noSuchTable(let name): "There's no table \(name)"
      case .noSuchColumn(let name, let columns): "There's no column `\(name)` in \(columns)"
      case .ambiguousColumn(let name, let similar): "Which `\(name)` of \(similar)?"
      case .unexpectedNullValue(let name): "The column `\(name)` is unexpectedly null"
      }
    }
  }
}

extension RealError {
  private static let source = "stephencelis/SQLite.swift Sources/SQLite/Core/Result.swift"
  private static let insert = SQLite.Statement("INSERT INTO \"users\" VALUES ('alice@example.com')")

  static let sqliteSwift: [RealError] = [
    RealError(
      "REAL_WORLD R1", SQLite.Result.error(message: "interrupted", code: 9, statement: insert),
      .cancelled, cancelled: true),
    RealError(
      source, SQLite.Result.error(message: "database is locked", code: 5, statement: nil),
      .fileBusy),
    RealError(
      source,
      SQLite.Result.error(message: "database or disk is full", code: 13, statement: insert),
      .diskFull, hides: ["alice@example.com", "INSERT"]),
    RealError(
      source,
      SQLite.Result.extendedError(
        message: "UNIQUE constraint failed: users.email", extendedCode: 2067, statement: insert),
      .alreadyExists, hides: ["alice@example.com", "UNIQUE"]),
    RealError(
      source, SQLite.Result.error(message: "no such table: usr", code: 1, statement: nil),
      .general, .unknown, hides: ["usr"]),
    RealError(source, SQLite.QueryError.noSuchTable(name: "usr"), .appMistake, hides: ["usr"]),
    RealError(source, SQLite.QueryError.unexpectedNullValue(name: "email"), .dataIncomplete),
  ]
}
