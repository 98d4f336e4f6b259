extension TypeTable {
  /// Starscream.
  ///
  /// `WSError` has type, message and code (of closing); a refused upgrade has the status.
  ///
  /// Read: daltoniam/Starscream WebSocket.swift, HTTPHandler.swift, FoundationTransport.swift,
  /// TCPTransport.swift, FoundationSecurity.swift, Framer.swift.
  static let starscream: [TypeTable] = [
    TypeTable(
      "Starscream.WSError", at: "code", texts: .forDevelopers,
      [
        Case("1000", .connectionClosed),  // normal
        Case("1001", .connectionClosed),  // goingAway
        Case("1009", .tooLarge),  // messageTooBig
      ]),
    TypeTable(
      "Starscream.WSError", at: "type", texts: .forDevelopers,
      [
        Case("securityError", .notSecure),
        Case("protocolError", .answerInvalid),
        Case("compressionError", .answerInvalid),
        Case("serverError", .general),  // the app's own server didn't start
      ]),
    TypeTable(
      "HTTPUpgradeError", texts: .forDevelopers,
      [
        Case("notAnUpgrade", codeOf: "HTTP"),
        Case("invalidData", .answerInvalid),
      ]),
    TypeTable(
      "FoundationTransportError", texts: .forDevelopers,
      [
        Case("timeout", .timedOut),
        Case("invalidRequest", .addressInvalid),
        Case("invalidOutputStream", .connectionLost),
      ]),
    TypeTable("TCPTransportError", texts: .forDevelopers, [Case("", .addressInvalid)]),
    TypeTable("FoundationSecurityError", texts: .forDevelopers, [Case("", .addressInvalid)]),
  ]

  /// Socket.IO.
  ///
  /// Read: socketio/socket.io-client-swift SocketEngine.swift, SocketParsable.swift,
  /// SocketExtensions.swift.
  static let socketIO: [TypeTable] = [
    TypeTable("SocketIO.EngineError", texts: .forDevelopers, [Case("canceled", .cancelled)]),
    TypeTable("SocketParsableError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("SocketIO.JSONError", texts: .forDevelopers, [Case("", .answerInvalid)]),
  ]

  /// CocoaMQTT.
  ///
  /// Read: emqx/CocoaMQTT CocoaMQTTTypes.swift, CocoaMQTTClientIdentity.swift.
  static let cocoaMQTT: [TypeTable] = [
    TypeTable(
      "CocoaMQTTError", texts: .forDevelopers,
      [
        Case("invalidURL", .addressInvalid),
        Case("readTimeout", .timedOut),
        Case("writeTimeout", .timedOut),
      ]),
    TypeTable(
      "CocoaMQTTError.FoundationConnection", texts: .forDevelopers,
      [Case("closed", .connectionClosed)]),
    TypeTable(
      "CocoaMQTTClientIdentityError", texts: .forDevelopers,
      [
        Case("encryptedPrivateKeyUnsupported", .unsupported),
        Case("unsupportedPrivateKeyAlgorithm", .unsupported),
        Case("identityCreationUnavailable", .unsupported),
        Case("identityCreationFailed", .general),
        Case("", .dataUnreadable),
      ]),
  ]
}
