import Foundation
import Recourse

/// Starscream 4.
///
/// The errors are no `LocalizedError`.
///
/// Read: daltoniam/Starscream, Sources/Starscream/WebSocket.swift, Framer/HTTPHandler.swift,
/// Transport/FoundationTransport.swift, TCPTransport.swift.
enum Starscream {
  enum ErrorType: Error {
    case compressionError
    case securityError
    case protocolError
    case serverError
  }

  struct WSError: Error {
    let type: ErrorType
    let message: String
    let code: UInt16
  }

  enum HTTPUpgradeError: Error {
    case notAnUpgrade(Int, [String: String])
    case invalidData
  }

  enum FoundationTransportError: Error {
    case invalidRequest
    case invalidOutputStream
    case timeout
  }

  enum TCPTransportError: Error {
    case invalidRequest
  }
}

extension RealError {
  private static let source = "daltoniam/Starscream Sources/Starscream/WebSocket.swift"

  static let starscream: [RealError] = [
    RealError(
      source, Starscream.HTTPUpgradeError.notAnUpgrade(401, ["Set-Cookie": "sid=s3cr3t"]),
      .signInNeeded, hides: ["s3cr3t"]),
    RealError(source, Starscream.HTTPUpgradeError.notAnUpgrade(403, [:]), .notAllowed),
    RealError(source, Starscream.HTTPUpgradeError.notAnUpgrade(503, [:]), .serviceUnavailable),
    RealError(source, Starscream.HTTPUpgradeError.invalidData, .answerInvalid),
    RealError(source, Starscream.FoundationTransportError.timeout, .timedOut),
    RealError(
      source,
      Starscream.WSError(type: .protocolError, message: "masked and rsv data", code: 1002),
      .answerInvalid, hides: ["rsv"]),
    RealError(
      source, Starscream.WSError(type: .securityError, message: "SSL pinning", code: 0),
      .notSecure, hides: ["SSL"]),
    RealError(
      source, Starscream.WSError(type: .serverError, message: "closed", code: 1011), .general),
  ]
}
