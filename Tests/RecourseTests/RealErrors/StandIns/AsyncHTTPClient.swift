import Foundation
import Recourse

/// AsyncHTTPClient 1.
///
/// Stored is a private enum.
///
/// Read: swift-server/async-http-client, Sources/AsyncHTTPClient/HTTPClient.swift.
enum AsyncHTTPClient {
  struct HTTPClientError: Error, Equatable, CustomStringConvertible {
    fileprivate enum Code: Equatable {
      case invalidURL, emptyHost, missingSocketPath, alreadyShutdown, emptyScheme
      case unsupportedScheme(String)
      case readTimeout, writeTimeout, remoteConnectionClosed, cancelled
      case invalidProxyResponse, contentLengthMissing, proxyAuthenticationRequired
      case redirectLimitReached, redirectCycleDetected, uncleanShutdown, traceRequestWithBody
      case invalidHeaderFieldNames([String])
      case invalidHeaderFieldValues([String])
      case bodyLengthMismatch, writeAfterRequestSent
      case connectTimeout, socksHandshakeTimeout, httpProxyHandshakeTimeout, tlsHandshakeTimeout
      case serverOfferedUnsupportedApplicationProtocol(String)
      case requestStreamCancelled, getConnectionFromPoolTimeout, deadlineExceeded
      case shutdownUnsupported
      case internalStateFailure(file: String, line: UInt)
    }

    private var code: Code

    fileprivate init(code: Code) { self.code = code }

    var description: String { "HTTPClientError.\(code)" }
  }
}

extension RealError {
  private static let source =
    "swift-server/async-http-client Sources/AsyncHTTPClient/HTTPClient.swift"

  static let asyncHTTPClient: [RealError] = [
    RealError(
      source, AsyncHTTPClient.HTTPClientError(code: .cancelled), .cancelled, cancelled: true),
    client(.connectTimeout, .timedOut),
    client(.readTimeout, .timedOut),
    client(.deadlineExceeded, .timedOut),
    client(.tlsHandshakeTimeout, .timedOut),
    client(.remoteConnectionClosed, .connectionLost),
    client(.uncleanShutdown, .connectionLost),
    client(.invalidURL, .addressInvalid),
    client(.emptyHost, .addressInvalid),
    client(.unsupportedScheme("s3cr3t+http"), .addressInvalid),
    client(.redirectLimitReached, .tooManyRedirects),
    client(.redirectCycleDetected, .tooManyRedirects),
    client(.proxyAuthenticationRequired, .proxyFailed),
    client(.invalidProxyResponse, .proxyFailed),
    client(.httpProxyHandshakeTimeout, .proxyFailed),
    client(.alreadyShutdown, .appMistake),
    client(.invalidHeaderFieldValues(["Bearer s3cr3t\n"]), .appMistake),
    client(.bodyLengthMismatch, .appMistake),
    client(.internalStateFailure(file: "Transaction.swift", line: 12), .general),
    // The server answered before the request was sent: nobody cancelled anything.
    RealError(source, AsyncHTTPClient.HTTPClientError(code: .requestStreamCancelled), nil),
  ]

  private static func client(
    _ code: AsyncHTTPClient.HTTPClientError.Code, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source, AsyncHTTPClient.HTTPClientError(code: code), meaning,
      hides: ["HTTPClientError", "s3cr3t"])
  }
}
