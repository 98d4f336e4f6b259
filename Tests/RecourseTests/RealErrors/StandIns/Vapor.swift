import Foundation
import Recourse

/// Vapor 4: an error that a server answers with; its reason is meant for the client.
///
/// Read: vapor/vapor, Sources/Vapor/Error/Abort.swift, AbortError.swift, DebuggableError.swift.
enum Vapor {
  struct ErrorSource: Sendable {
    var file: String
    var function: String
    var line: UInt
    var column: UInt
  }

  struct Abort: LocalizedError, CustomStringConvertible, CustomDebugStringConvertible {
    var identifier: String
    var status: NIOHTTP1.HTTPResponseStatus
    var headers: [String: String]
    var reason: String
    var source: ErrorSource?

    init(_ status: NIOHTTP1.HTTPResponseStatus, reason: String? = nil) {
      identifier = "\(status.code)"
      self.status = status
      headers = [:]
      self.reason = reason ?? status.reasonPhrase
      source = ErrorSource(file: "App/routes.swift", function: "boot(_:)", line: 12, column: 11)
    }

    var description: String { "Abort.\(identifier): \(reason)" }
    var debugDescription: String { description + "\n" }
    var errorDescription: String? { description }
    var failureReason: String? { reason }
  }
}

/// Read: apple/swift-nio, Sources/NIOHTTP1/HTTPTypes.swift.
enum NIOHTTP1 {
  enum HTTPResponseStatus: Sendable {
    case custom(code: UInt, reasonPhrase: String)
    case badRequest, unauthorized, forbidden, notFound, conflict, payloadTooLarge
    case tooManyRequests, internalServerError, serviceUnavailable

    var code: UInt {
      switch self {
      case .custom(let code, _): code
      case .badRequest: 400
      case .unauthorized: 401
      case .forbidden: 403
      case .notFound: 404
      case .conflict: 409
      case .payloadTooLarge: 413
      case .tooManyRequests: 429
      case .internalServerError: 500
      case .serviceUnavailable: 503
      }
    }

    var reasonPhrase: String {
      switch self {
      case .custom(_, let phrase): phrase
      case .badRequest: "Bad Request"
      case .unauthorized: "Unauthorized"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .conflict: "Conflict"
      case .payloadTooLarge: "Payload Too Large"
      case .tooManyRequests: "Too Many Requests"
      case .internalServerError: "Internal Server Error"
      case .serviceUnavailable: "Service Unavailable"
      }
    }
  }
}

extension RealError {
  private static let source = "vapor/vapor Sources/Vapor/Error/Abort.swift"

  static let vapor: [RealError] = [
    abort(.badRequest, .requestInvalid),
    abort(.unauthorized, .signInNeeded),
    abort(.forbidden, .notAllowed),
    abort(.notFound, .notFound),
    abort(.payloadTooLarge, .tooLarge),
    abort(.tooManyRequests, .tooManyRequests),
    abort(.internalServerError, .serverFailed),
    abort(.serviceUnavailable, .serviceUnavailable),
    RealError(
      source, Vapor.Abort(.badRequest, reason: "Pick a date in the future."),
      .own("Pick a date in the future."), hides: ["Abort"]),
    RealError(
      source, Vapor.Abort(.conflict, reason: "This name is taken."), .own("This name is taken."),
      hides: ["Abort.409"]),
  ]

  private static func abort(
    _ status: NIOHTTP1.HTTPResponseStatus, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(source, Vapor.Abort(status), meaning, hides: ["Abort", "\(status.code)"])
  }
}
