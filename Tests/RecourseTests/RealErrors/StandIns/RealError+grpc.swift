import Foundation
import Recourse

extension RealError {
  private typealias GRPCStatus = GRPC.GRPCStatus
  private typealias GRPCError = GRPC.GRPCError
  private typealias RPCError = GRPCCore.RPCError

  private static let status = "grpc/grpc-swift Sources/GRPC/GRPCStatus.swift"
  private static let source2 = "grpc/grpc-swift-2 Sources/GRPCCore/RPCError.swift"

  /// grpc-swift 1.
  static let grpc1: [RealError] = [
    RealError("grpc/grpc-swift#1387", GRPCStatus(1), .cancelled, cancelled: true),
    RealError(
      "grpc/grpc-swift#1413", GRPCStatus(1, "RPC was cancelled by the client"), .cancelled,
      cancelled: true),
    RealError(
      "grpc/grpc-swift#1415", GRPCError.RPCCancelledByClient(), .cancelled, cancelled: true),
    RealError(
      status, GRPCStatus(2, nil, cause: CancellationError()), .cancelled, cancelled: true),
    RealError(
      status,
      GRPCError.WithContext(
        error: GRPCError.RPCCancelledByClient(), file: "GRPC/Call.swift", line: 12,
        function: "cancel()"),
      .cancelled, cancelled: true),
    RealError(status, GRPCStatus(2, "unknown error processing request"), .general),
    RealError(
      status, GRPCStatus(3, "field 'email' must not be empty: s3cr3t"), .requestInvalid,
      hides: ["s3cr3t"]),
    RealError(status, GRPCStatus(4), .timedOut),
    RealError(status, GRPCStatus(5, "no such note"), .notFound),
    RealError(status, GRPCStatus(6), .alreadyExists),
    RealError(status, GRPCStatus(7), .notAllowed),
    RealError(status, GRPCStatus(12), .unsupported),
    RealError(status, GRPCStatus(13, "panic: nil pointer"), .serverFailed, hides: ["panic"]),
    RealError(status, GRPCStatus(14, "The connection is closed"), .serviceUnavailable),
    RealError(status, GRPCStatus(16, "token expired"), .signInNeeded, hides: ["token"]),
    RealError(
      "grpc/grpc-swift#984",
      GRPCStatus(
        14, "connection refused",
        cause: NIOCore.IOError(errnoCode: ECONNREFUSED, reason: "connect")),
      .connectionRefused),
    RealError(
      "grpc/grpc-swift#984",
      GRPCStatus(14, nil, cause: NIOSSL.NIOSSLError.unableToValidateCertificate), .notSecure),
    RealError(status, GRPCError.RPCTimedOut(timeLimit: .init(deadline: 5)), .timedOut),
    RealError(
      status, GRPCError.RPCNotImplemented(rpc: "/notes.Notes/Get"), .unsupported,
      hides: ["notes.Notes"]),
  ]

  /// grpc-swift 2.
  static let grpc2: [RealError] = [
    RealError(source2, RPCError(.cancelled), .cancelled, cancelled: true),
    RealError(
      "grpc/grpc-swift-2#9", RPCError(.unknown, "", cause: CancellationError()), .cancelled,
      cancelled: true),
    RealError(
      source2,
      GRPCCore.RuntimeError(
        code: .transportError, message: "The transport threw.", cause: CancellationError()),
      .cancelled, cancelled: true),
    RealError(source2, RPCError(.deadlineExceeded), .timedOut),
    RealError(source2, RPCError(.notFound, "note 12"), .notFound),
    RealError(
      source2, RPCError(.permissionDenied, "role viewer", metadata: ["authorization": "s3cr3t"]),
      .notAllowed, hides: ["s3cr3t", "viewer"]),
    RealError(source2, RPCError(.unauthenticated), .signInNeeded),
    RealError(source2, RPCError(.alreadyExists), .alreadyExists),
    RealError(source2, RPCError(.outOfRange), .requestInvalid),
    RealError(source2, RPCError(.unimplemented), .unsupported),
    RealError(source2, RPCError(.internalError, "goroutine 1"), .serverFailed),
    RealError(source2, RPCError(.unavailable), .serviceUnavailable),
    RealError(
      source2,
      RPCError(
        .unavailable, "Could not establish a connection to 10.0.0.7:443.",
        cause: NIOCore.IOError(errnoCode: ECONNRESET, reason: "read")),
      .connectionLost, hides: ["10.0.0.7"]),
    RealError(
      source2, RPCError(.unknown, "", cause: URLError(.notConnectedToInternet)), .notConnected),
  ]
}
