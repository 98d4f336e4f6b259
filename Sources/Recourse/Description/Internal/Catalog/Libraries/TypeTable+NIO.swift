extension TypeTable {
  /// SwiftNIO.
  ///
  /// `EventLoopError`, `ChannelError` and `HTTPParserError` describe themselves, so their cases
  /// without payload hide their names: "#" is the number of the case.
  ///
  /// Read: apple/swift-nio, NIOCore (Channel.swift, EventLoop.swift, IO.swift and others),
  /// NIOPosix/HappyEyeballs.swift, NIOHTTP1, NIOWebSocket.
  static let nio: [TypeTable] = [
    TypeTable(
      "EventLoopError", texts: .forDevelopers,
      [
        Case("cancelled|#1", .cancelled),
        Case("unsupportedOperation|#0", .appMistake),
        Case("shutdown|#2", .appMistake),
        Case("shutdownFailed|#3", .general),
      ]),
    TypeTable(
      "ChannelError", texts: .forDevelopers,
      [
        Case("connectTimeout", .timedOut),  // #0, with a payload
        Case("connectPending|#3", .inProgress),
        Case("ioOnClosedChannel|#5", .connectionClosed),
        Case("alreadyClosed|#6", .connectionClosed),
        Case("outputClosed|#7", .connectionClosed),
        Case("inputClosed|#8", .connectionClosed),
        Case("eof|#9", .connectionLost),
        Case("writeMessageTooLarge|#10", .tooLarge),
        Case("writeHostUnreachable|#11", .cannotConnect),
        Case("operationUnsupported|#4", .appMistake),
        Case("unknownLocalAddress|#12", .appMistake),
        Case("badMulticastGroupAddressFamily|#13", .appMistake),
        Case("badInterfaceAddressFamily|#14", .appMistake),
        Case("illegalMulticastAddress", .appMistake),  // #1, with a payload
        Case("multicastNotSupported", .unsupported),  // #2, with a payload
        Case("inappropriateOperationForState|#15", .appMistake),
        Case("unremovableHandler|#16", .appMistake),
      ]),
    // Stored: failureDescription and error, an enum with errno(CInt).
    TypeTable(
      "NIOCore.IOError", at: "error.errno", codeOf: "NSPOSIXErrorDomain", texts: .forDevelopers),
    // Stored: host, port, dnsAError, dnsAAAAError and connectionErrors, structs with an error each:
    // all of these are causes and say more.
    TypeTable("NIOConnectionError", texts: .forDevelopers, [Case("", .cannotConnect)]),
    TypeTable(
      "SocketAddressError", texts: .forDevelopers,
      [
        Case("unknown", .hostNotFound),
        Case("unsupported", .addressInvalid),
        Case("failedToParseIPString", .addressInvalid),
        Case("unixDomainSocketPathTooLong", .appMistake),
      ]),
    TypeTable("SocketAddressError.UnknownHost", texts: .forDevelopers, [Case("", .hostNotFound)]),
    TypeTable(
      "SocketAddressError.FailedToParseIPByteBuffer", texts: .forDevelopers,
      [Case("", .addressInvalid)]),
    TypeTable("NIOTooManyBytesError", texts: .forDevelopers, [Case("", .tooLarge)]),
    TypeTable(
      "NIOThreadPoolError.ThreadPoolInactive", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("NIOAsyncWriterError", texts: .forDevelopers, [Case("", .connectionClosed)]),
    TypeTable(
      "HTTPParserError", texts: .forDevelopers,
      [
        Case("closedConnection|#4", .connectionLost),
        Case("invalidEOFState|#2", .connectionLost),
        Case("", .answerInvalid),
      ]),
    TypeTable("NIOHTTPDecoderError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "NIOHTTPObjectAggregatorError", at: "base", texts: .forDevelopers,
      [
        Case("frameTooLong", .tooLarge),
        Case("connectionClosed", .connectionLost),
        Case("", .answerInvalid),
      ]),
    TypeTable(
      "NIOHTTPClientUpgradeError", at: "code", texts: .forDevelopers,
      [
        Case("responseProtocolNotFound", .answerInvalid),
        Case("upgraderDeniedUpgrade", .answerInvalid),
        Case("", .appMistake),
      ]),
    TypeTable(
      "NIOWebSocketError", texts: .forDevelopers,
      [
        Case("invalidFrameLength", .tooLarge),
        Case("", .answerInvalid),
      ]),
    TypeTable("NIOWebSocketUpgradeError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "NIOHTTPDecompression.DecompressionError", texts: .forDevelopers,
      [
        Case("limit", .tooLarge),
        Case("", .answerInvalid),
      ]),
    TypeTable(
      "NIOHTTPDecompression.ExtraDecompressionError", texts: .forDevelopers,
      [Case("", .answerInvalid)]),
  ]

  /// NIO's file system, under its two module names.
  ///
  /// Stored: code.code (an enum that describes itself), message (a path for developers) and cause,
  /// which has the errno.
  ///
  /// Read: apple/swift-nio, NIOFS/FileSystemError.swift, _NIOFileSystem/FileSystemError.swift.
  static let nioFileSystem: [TypeTable] = ["NIOFS", "_NIOFileSystem"].flatMap { module in
    [
      TypeTable(
        "\(module).FileSystemError", at: "code.code", texts: .forDevelopers,
        [
          Case("permissionDenied|#3", .noPermission),
          Case("notFound|#5", .fileNotFound),
          Case("fileAlreadyExists|#10", .fileExists),
          Case("notEmpty|#4", .folderNotEmpty),
          Case("resourceExhausted|#6", .systemBusy),
          Case("unavailable|#7", .systemBusy),
          Case("io|#2", .deviceFailed),
          Case("unsupported|#9", .unsupported),
          Case("closed|#0", .appMistake),
          Case("invalidArgument|#1", .appMistake),
          Case("unknown|#8", .general),
        ]),
      TypeTable(
        "\(module).FileSystemError.SystemCallError", at: "errno.rawValue",
        codeOf: "NSPOSIXErrorDomain", texts: .forDevelopers),
    ]
  }

  /// AsyncHTTPClient: a struct whose only property is code, a private enum; not a `LocalizedError`.
  ///
  /// On Apple's systems, the errors of Network come in structs of its own.
  ///
  /// Read: swift-server/async-http-client, HTTPClient.swift, NWErrorHandler.swift.
  static let asyncHTTPClient: [TypeTable] = [
    TypeTable(
      "AsyncHTTPClient.HTTPClientError", at: "code", texts: .forDevelopers,
      [
        Case("cancelled", .cancelled),
        Case("deadlineExceeded", .timedOut),
        Case("connectTimeout", .timedOut),
        Case("readTimeout", .timedOut),
        Case("writeTimeout", .timedOut),
        Case("tlsHandshakeTimeout", .timedOut),
        Case("getConnectionFromPoolTimeout", .timedOut),
        Case("remoteConnectionClosed", .connectionLost),
        Case("uncleanShutdown", .connectionLost),
        Case("requestStreamCancelled", .connectionClosed),  // the server ended it early
        Case("proxyAuthenticationRequired", .proxyFailed),
        Case("invalidProxyResponse", .proxyFailed),
        Case("socksHandshakeTimeout", .proxyFailed),
        Case("httpProxyHandshakeTimeout", .proxyFailed),
        Case("redirectLimitReached", .tooManyRedirects),
        Case("redirectCycleDetected", .tooManyRedirects),
        Case("invalidURL", .addressInvalid),
        Case("emptyHost", .addressInvalid),
        Case("emptyScheme", .addressInvalid),
        Case("unsupportedScheme", .addressInvalid),
        Case("missingSocketPath", .addressInvalid),
        Case("serverOfferedUnsupportedApplicationProtocol", .answerInvalid),
        Case("httpEndReceivedAfterHeadWith1xx", .answerInvalid),
        Case("internalStateFailure", .general),
        Case("alreadyShutdown", .appMistake),
        Case("", .appMistake),
      ]),
    TypeTable(
      "HTTPClient.NWPOSIXError", at: "errorCode", codeOf: "NSPOSIXErrorDomain",
      texts: .forDevelopers),
    TypeTable(
      "HTTPClient.NWTLSError", at: "status", codeOf: "NSOSStatusErrorDomain",
      texts: .forDevelopers),
  ]

  /// TLS of NIO.
  ///
  /// `NIOSSLError` is an enum; a failed handshake may work next time, as -1200 does.
  ///
  /// Read: apple/swift-nio-ssl, Sources/NIOSSL/SSLErrors.swift.
  static let nioSSL: [TypeTable] = [
    TypeTable(
      "NIOSSLError", texts: .forDevelopers,
      [
        Case("handshakeFailed", .cannotConnect, .unknown),
        Case("handshakeFailed.zeroReturn", .connectionClosed),
        Case("handshakeFailed.syscallError", .connectionLost),
        Case("handshakeFailed.invalidSNIName", .addressInvalid),
        Case("unableToValidateCertificate", .notSecure),
        Case("noCertificateToValidate", .notSecure),
        Case("cannotMatchULabel", .notSecure),
        Case("cannotFindPeerIP", .notSecure),
        Case("uncleanShutdown", .connectionLost),
        Case("shutdownFailed", .connectionClosed),
        Case("writeDuringTLSShutdown", .connectionClosed),
        Case("readInInvalidTLSState", .connectionClosed),
        Case("noSuchFilesystemObject", .appMistake),
        Case("failedToLoadCertificate", .appMistake),
        Case("failedToLoadPrivateKey", .appMistake),
        Case("unableToAllocateBoringSSLObject", .outOfMemory),
      ]),
    TypeTable(
      "BoringSSLError", texts: .forDevelopers,
      [
        // Many reasons, from the certificate to a server without TLS.
        Case("sslError", .cannotConnect, .unknown),
        Case("unknownError", .cannotConnect, .unknown),
        Case("zeroReturn", .connectionClosed),
        Case("syscallError", .connectionLost),
        Case("invalidSNIName", .addressInvalid),
        Case("failedToSetALPN", .appMistake),
        Case("", .general),
      ]),
    TypeTable(
      "NIOSSLExtraError", at: "baseError", texts: .forDevelopers,
      [
        Case("failedToValidateHostname", .notSecure),
        Case("serverHostnameImpossibleToMatch", .notSecure),
        Case("cannotUseIPAddressInSNI", .addressInvalid),
        Case("invalidSNIHostname", .addressInvalid),
        Case("unknownPrivateKeyFileType", .appMistake),
        Case("noForwardProgress", .connectionLost),
      ]),
    TypeTable("NIOSSLCloseTimedOutError", texts: .forDevelopers, [Case("", .connectionClosed)]),
    TypeTable("NIOTLSUnwrappingError", texts: .forDevelopers, [Case("", .connectionClosed)]),
  ]
}
