extension CodeTable {
  /// HTTP/2's error codes (RFC 9113, 7), with which the other side closes a stream or a connection.
  ///
  /// 8 is the other side's own cancellation, not the person's.
  ///
  /// Read: apple/swift-nio-http2, Sources/NIOHTTP2/HTTP2ErrorCode.swift.
  static let http2 = CodeTable(
    ["HTTP2"], texts: .forDevelopers,
    [
      Row(0, .connectionClosed),  // NO_ERROR
      Row(1, .answerInvalid),  // PROTOCOL_ERROR
      Row(2, .serverFailed),  // INTERNAL_ERROR
      Row(3, .answerInvalid),  // FLOW_CONTROL_ERROR
      Row(4, .timedOut),  // SETTINGS_TIMEOUT
      Row(5, .connectionClosed),  // STREAM_CLOSED
      Row(6, .answerInvalid),  // FRAME_SIZE_ERROR
      Row(7, .serviceUnavailable),  // REFUSED_STREAM (nothing was done)
      Row(8, .connectionClosed),  // CANCEL
      Row(9, .answerInvalid),  // COMPRESSION_ERROR
      Row(10, .connectionLost),  // CONNECT_ERROR
      Row(11, .tooManyRequests),  // ENHANCE_YOUR_CALM
      Row(12, .notSecure),  // INADEQUATE_SECURITY
      Row(13, .unsupported),  // HTTP_1_1_REQUIRED
    ])
}

extension TypeTable {
  /// NIO's HTTP/2: structs in `NIOHTTP2Errors`, with a place in the source and without texts for
  /// people.
  ///
  /// `StreamError` has an object, storage, whose baseError is the cause.
  ///
  /// Read: apple/swift-nio-http2, Sources/NIOHTTP2/HTTP2Error.swift.
  static let nioHTTP2: [TypeTable] =
    [
      TypeTable(
        "NIOHTTP2Errors.StreamClosed", at: "errorCode._networkCode", codeOf: "HTTP2",
        texts: .forDevelopers),
      http2("StreamError", .general),
    ]
    + [
      "IOOnClosedConnection", "NoSuchStream", "CreatedStreamAfterGoaway", "NoStreamIDAvailable",
      "RaisedGoawayLastStreamID",
    ].map { http2($0, .connectionClosed) }
    + [
      "ExcessiveOutboundFrameBuffering", "MaxStreamsViolation",
    ].map { http2($0, .systemBusy) }
    + [
      "ExcessivelyLargeHeaderBlock"
    ].map { http2($0, .tooLarge) }
    + [
      "Unsupported", "InvalidALPNToken",
    ].map { http2($0, .unsupported) }
    + [
      "ActivationError", "MissingMultiplexer", "BadStreamStateTransition", "UnableToSerializeFrame",
    ].map { http2($0, .appMistake) }
    + [
      "BadClientMagic", "InvalidFlowControlWindowSize", "FlowControlViolation", "InvalidSetting",
      "ReceivedBadSettings", "StreamIDTooSmall", "MissingPreface", "InvalidStreamIDForPeer",
      "InvalidWindowIncrementSize", "PushInViolationOfSetting", "UnableToParseFrame",
      "MissingPseudoHeader", "DuplicatePseudoHeader", "PseudoHeaderAfterRegularHeader",
      "UnknownPseudoHeader", "UnsupportedPseudoHeader", "InvalidPseudoHeaders", "MissingHostHeader",
      "DuplicateHostHeader", "EmptyPathHeader", "InvalidStatusValue", "PriorityCycle",
      "TrailersWithoutEndStream", "InvalidHTTP2HeaderFieldName", "ForbiddenHeaderField",
      "InvalidPseudoHeaderValue", "ContentLengthViolated", "ContentLengthHeadersMismatch",
      "ContentLengthHeaderNegative", "ContentLengthHeaderMalformedValue",
      "ExcessiveEmptyDataFrames", "ExcessiveNumberOfGlitches", "ExcessiveRSTFrames",
      "ExcessiveContinuationFrames", "ExcessiveStreamErrors",
    ].map { http2($0, .answerInvalid) }

  private static func http2(_ name: String, _ meaning: ErrorMeaning) -> TypeTable {
    TypeTable("NIOHTTP2Errors.\(name)", texts: .forDevelopers, [Case("", meaning)])
  }

  /// NIO over Network: structs in `NIOTSErrors`, about how the app uses it.
  ///
  /// A connection that fails throws an `NWError`.
  ///
  /// Read: apple/swift-nio-transport-services, NIOTSErrors.swift.
  static let nioTransportServices: [TypeTable] = [
    TypeTable("NIOTSErrors.InvalidHostname", texts: .forDevelopers, [Case("", .addressInvalid)]),
    TypeTable("NIOTSErrors.InvalidPort", texts: .forDevelopers, [Case("", .addressInvalid)]),
    TypeTable("NIOTSErrors.BindTimeout", texts: .forDevelopers, [Case("", .tookTooLong)]),
    TypeTable("NIOTSErrors.NoCurrentPath", texts: .forDevelopers, [Case("", .connectionClosed)]),
    TypeTable(
      "NIOTSErrors.NoCurrentConnection", texts: .forDevelopers, [Case("", .connectionClosed)]),
    TypeTable(
      "NIOTSErrors.InvalidChannelStateTransition", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("NIOTSErrors.NotPreConfigured", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "NIOTSErrors.UnsupportedSocketOption", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "NIOTSErrors.UnableToResolveEndpoint", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  /// SSH of NIO.
  ///
  /// Stored: type.base (a private enum) and diagnostics.
  ///
  /// Read: apple/swift-nio-ssh, Sources/NIOSSH/NIOSSHError.swift.
  static let nioSSH: [TypeTable] = [
    TypeTable(
      "NIOSSHError", at: "type.base", texts: .forDevelopers,
      [
        Case("tcpShutdown", .connectionLost),
        Case("channelSetupRejected", .connectionRefused),
        Case("invalidUserAuthSignature", .signInFailed),
        Case("invalidHostKeyForKeyExchange", .notSecure),
        Case("invalidExchangeHashSignature", .notSecure),
        Case("weakSharedSecret", .notSecure),
        Case("invalidCertificate", .notSecure),
        Case("keyExchangeNegotiationFailure", .unsupported),
        Case("unsupportedVersion", .unsupported),
        Case("unsupportedGlobalRequest", .unsupported),
        Case("globalRequestRefused", .requestInvalid),
        Case("invalidOpenSSHPublicKey", .valueMalformed),
        Case("invalidDomainParametersForKey", .valueMalformed),
        Case("invalidKeySize", .appMistake),
        Case("invalidNonceLength", .appMistake),
        Case("creatingChannelAfterClosure", .connectionClosed),
        Case("", .answerInvalid),
      ])
  ]
}
