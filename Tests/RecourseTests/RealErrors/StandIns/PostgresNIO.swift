import Foundation
import Recourse

/// PostgresNIO 1.
///
/// What is known is behind a private object; the description is generic on purpose,
/// since the details contain values and queries.
///
/// Read: vapor/postgres-nio, Sources/PostgresNIO/New/PSQLError.swift, Messages/ErrorResponse.swift.
enum PostgresNIO {
  struct PostgresQuery: Hashable, Sendable, CustomDebugStringConvertible {
    var sql: String
    var binds: [String]
    var debugDescription: String { "\(sql) \(binds)" }
  }

  enum PostgresBackendMessage {
    enum Field: UInt8, Hashable, Sendable {
      case localizedSeverity = 0x53
      case severity = 0x56
      case sqlState = 0x43
      case message = 0x4D
      case detail = 0x44
      case hint = 0x48
      case tableName = 0x74
      case constraintName = 0x6E
    }

    struct ErrorResponse: Hashable, Sendable {
      let fields: [Field: String]
    }
  }

  struct PSQLError: Error, @unchecked Sendable {
    struct Code: Hashable, Sendable, CustomStringConvertible {
      enum Base: Hashable, Sendable {
        case sslUnsupported, failedToAddSSLHandler, receivedUnencryptedDataAfterSSLRequest, server
        case messageDecodingFailure, unexpectedBackendMessage, unsupportedAuthMechanism
        case authMechanismRequiresPassword, saslError, invalidCommandTag, queryCancelled
        case tooManyParameters, clientClosedConnection, serverClosedConnection, connectionError
        case uncleanShutdown, listenFailed, unlistenFailed, poolClosed
      }

      var base: Base
      var description: String { "\(base)" }
    }

    struct ServerInfo: Sendable {
      let underlying: PostgresBackendMessage.ErrorResponse
    }

    fileprivate final class Backing {
      var code: Code
      var serverInfo: ServerInfo?
      var underlying: (any Error)?
      var file: String?
      var line: Int?
      var query: PostgresQuery?
      var backendMessage: String?
      var unsupportedAuthScheme: String?
      var invalidCommandTag: String?

      init(code: Code) { self.code = code }
    }

    private var backing: Backing

    init(
      _ code: Code.Base, _ state: String? = nil, _ message: String = "", detail: String = "",
      query: PostgresQuery? = nil, underlying: (any Error)? = nil
    ) {
      backing = Backing(code: Code(base: code))
      backing.underlying = underlying
      backing.query = query
      backing.file = "/app/Sources/App/NotesController.swift"
      backing.line = 12
      if let state {
        backing.serverInfo = ServerInfo(
          underlying: .init(fields: [.sqlState: state, .message: message, .detail: detail]))
      }
    }
  }

  struct PostgresDecodingError: Error, @unchecked Sendable {
    struct Code: Hashable, Error, CustomStringConvertible {
      enum Base: Sendable {
        case missingData, typeMismatch, failure
      }

      var base: Base
      var description: String { "\(base)" }
    }

    let code: Code
    let columnName: String
    let columnIndex: Int
    let targetType: Any.Type
    let postgresData: Data?
    let file: String
    let line: Int
  }
}

extension PostgresNIO.PSQLError: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { "PSQLError – a generic text, so that nothing sensitive leaks." }
  var debugDescription: String { "PSQLError(code: \(backing.code), \(backing.query as Any))" }
}

extension PostgresNIO.PostgresDecodingError: CustomStringConvertible {
  var description: String { "Database error" }
}

extension RealError {
  private typealias PSQLError = PostgresNIO.PSQLError

  private static let source = "vapor/postgres-nio Sources/PostgresNIO/New/PSQLError.swift"

  static let postgres: [RealError] = [
    RealError("vapor/postgres-nio#356", PSQLError(.queryCancelled), .cancelled, cancelled: true),
    RealError(
      source, PSQLError(.connectionError, underlying: CancellationError()), .cancelled,
      cancelled: true),
    server(
      "23505", "duplicate key value violates unique constraint \"users_email\"", .alreadyExists),
    server("23502", "null value in column \"email\"", .valueMissing),
    server("42501", "permission denied for table users", .notAllowed),
    server("28P01", "password authentication failed for user \"alice\"", .passwordWrong),
    server("57014", "canceling statement due to statement timeout", .timedOut),
    server("42P01", "relation \"usr\" does not exist", .appMistake),
    server("53300", "sorry, too many clients already", .serviceUnavailable),
    RealError(
      source,
      PSQLError(
        .connectionError,
        underlying: NIOCore.IOError(errnoCode: ECONNREFUSED, reason: "connect")),
      .connectionRefused),
    RealError(source, PSQLError(.serverClosedConnection), .connectionClosed),
    RealError(source, PSQLError(.clientClosedConnection), .connectionClosed),
    RealError(source, PSQLError(.uncleanShutdown), .connectionLost),
    RealError(source, PSQLError(.messageDecodingFailure), .answerInvalid),
    RealError(source, PSQLError(.tooManyParameters), .appMistake),
    decoding(.typeMismatch, .dataUnreadable),
    decoding(.missingData, .dataIncomplete),
  ]

  private static func server(
    _ state: String, _ message: String, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source,
      PSQLError(
        .server, state, message, detail: "Key (email)=(alice@example.com) already exists.",
        query: .init(sql: "INSERT INTO users VALUES ($1)", binds: ["s3cr3t"])),
      meaning, hides: [message, "alice", "INSERT", "s3cr3t", "PSQLError", "/app/"])
  }

  private static func decoding(
    _ base: PostgresNIO.PostgresDecodingError.Code.Base, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source,
      PostgresNIO.PostgresDecodingError(
        code: .init(base: base), columnName: "email", columnIndex: 1, targetType: Int.self,
        postgresData: Data("s3cr3t".utf8), file: "/app/Sources/App/Notes.swift", line: 12),
      meaning, hides: ["s3cr3t", "Database error"])
  }
}
