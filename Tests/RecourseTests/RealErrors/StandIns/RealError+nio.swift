import Foundation
import Recourse

extension RealError {
  private typealias ChannelError = NIOCore.ChannelError
  private typealias NIOSSLError = NIOSSL.NIOSSLError
  private typealias UnknownHost = NIOCore.SocketAddressError.UnknownHost

  private static let channel = "apple/swift-nio Sources/NIOCore/Channel.swift"
  private static let ssl = "apple/swift-nio-ssl Sources/NIOSSL/SSLErrors.swift"
  private static let connection = "apple/swift-nio Sources/NIOPosix/HappyEyeballs.swift"

  static let nio: [RealError] = channels + connections + nioSSL

  private static let channels: [RealError] = [
    RealError(channel, NIOCore.EventLoopError.cancelled, .cancelled, cancelled: true),
    io(ECANCELED, .cancelled, cancelled: true),
    RealError(
      "apple/swift-nio#2967",
      ChannelError.connectTimeout(NIOCore.TimeAmount(nanoseconds: 10_000_000_000)), .timedOut,
      hides: ["10000000000"]),
    RealError(channel, ChannelError.ioOnClosedChannel, .connectionClosed),
    RealError(channel, ChannelError.alreadyClosed, .connectionClosed),
    RealError(channel, ChannelError.inputClosed, .connectionClosed),
    RealError(channel, ChannelError.eof, .connectionLost),
    RealError(channel, ChannelError.operationUnsupported, .appMistake),
    RealError(channel, ChannelError.inappropriateOperationForState, .appMistake),
    RealError(channel, ChannelError.writeMessageTooLarge, .tooLarge),
    RealError(channel, ChannelError.writeHostUnreachable, .cannotConnect),
    RealError(channel, NIOCore.NIOTooManyBytesError(maxBytes: 1024), .tooLarge, hides: ["1024"]),
    io(ECONNREFUSED, .connectionRefused),
    io(ECONNRESET, .connectionLost),
    io(EPIPE, .connectionClosed),
    io(ETIMEDOUT, .timedOut),
    io(EHOSTUNREACH, .cannotConnect),
    io(EACCES, .noPermission),
    io(ENOSPC, .diskFull),
  ]

  private static func io(
    _ code: CInt, _ meaning: ErrorMeaning, cancelled: Bool = false
  ) -> RealError {
    RealError(
      "apple/swift-nio Sources/NIOCore/IO.swift",
      NIOCore.IOError(errnoCode: code, reason: "connect(descriptor:addr:size:)"), meaning,
      cancelled: cancelled, hides: ["descriptor", "errno"])
  }

  private static let connections: [RealError] = [
    RealError(
      connection,
      NIOPosix.NIOConnectionError(
        host: "api.example.com", port: 443, dnsAError: unknownHost, dnsAAAAError: unknownHost),
      .hostNotFound, hides: ["api.example.com"]),
    RealError(connection, unknownHost, .hostNotFound, hides: ["api.example.com"]),
    RealError(
      connection, NIOCore.SocketAddressError.unknown(host: "api.example.com", port: 443),
      .hostNotFound, hides: ["api.example.com"]),
    RealError(
      connection,
      NIOPosix.NIOConnectionError(
        host: "localhost", port: 5432,
        connectionErrors: [
          .init(target: .init(description: "[::1]:5432"), error: refused),
          .init(target: .init(description: "127.0.0.1:5432"), error: refused),
        ]),
      .connectionRefused, hides: ["127.0.0.1", "5432"]),
    RealError(
      "apple/swift-nio#2967",
      NIOPosix.NIOConnectionError(
        host: "api.example.com", port: 443,
        connectionErrors: [
          .init(
            target: .init(description: "203.0.113.7:443"),
            error: ChannelError.connectTimeout(NIOCore.TimeAmount(nanoseconds: 1)))
        ]),
      .timedOut, hides: ["203.0.113.7"]),
  ]

  private static let refused = NIOCore.IOError(errnoCode: ECONNREFUSED, reason: "connect")

  private static let unknownHost = UnknownHost(
    host: "api.example.com", port: 443, errorCode: -2,
    errorDescription: "Name or service not known")

  private static let nioSSL: [RealError] = [
    RealError(
      ssl,
      NIOSSLError.handshakeFailed(
        .sslError([NIOSSL.BoringSSLInternalError(268_435_581, "handshake.cc")])),
      .cannotConnect, .unknown, hides: ["handshake", "268435581"]),
    RealError(ssl, NIOSSLError.unableToValidateCertificate, .notSecure),
    RealError(ssl, NIOSSLError.noCertificateToValidate, .notSecure),
    RealError(
      ssl, NIOSSL.NIOSSLExtraError.failedToValidateHostname, .notSecure,
      hides: ["api.example.com"]),
    RealError(ssl, NIOSSLError.uncleanShutdown, .connectionLost),
    RealError(ssl, NIOSSLError.failedToLoadPrivateKey, .appMistake),
  ]
}
