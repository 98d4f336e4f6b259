extension TypeTable {
  /// Vapor.
  ///
  /// `Abort` has status and identifier ("404", if the app gives none); in Vapor 4, status is an
  /// enum that describes itself, in Vapor 5 a struct with code. `LocalizedError` for developers;
  /// reason is for the client.
  ///
  /// Read: vapor/vapor 4.122.0 and 5.0.0-alpha.2, Abort.swift, DebuggableError.swift,
  /// ValidationsError.swift, DefaultResponder.swift, FileMiddleware.swift.
  static let vapor: [TypeTable] = [
    abort(at: "status.code"), abort(at: "identifier"), abort(at: "status.custom"),
    TypeTable("ValidationsError", texts: .forDevelopers, [Case("", .inputInvalid)]),
    TypeTable("Vapor.RouteNotFound", texts: .forDevelopers, [Case("", .notFound)]),
    TypeTable("FileMiddleware.BundleSetupError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  private static func abort(at path: String) -> TypeTable {
    TypeTable(
      "Vapor.Abort", at: path, codeOf: "HTTP", textAt: "reason", texts: .forDevelopers)
  }

  /// Hummingbird.
  ///
  /// `HTTPError` has status (a struct with code), headers and body, the words for the client; it is
  /// no `LocalizedError`.
  ///
  /// Read: hummingbird-project/hummingbird, HTTPError.swift, PersistError.swift.
  static let hummingbird: [TypeTable] = [
    TypeTable(
      "Hummingbird.HTTPError", at: "status.code", codeOf: "HTTP", textAt: "body",
      texts: .forDevelopers),
    TypeTable(
      "Hummingbird.PersistError", at: "value", texts: .forDevelopers,
      [
        Case("duplicate", .alreadyExists),
        Case("invalidConversion", .dataUnreadable),
      ]),
    TypeTable("RouterValidationError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  /// WebSocketKit: an enum, `LocalizedError` for developers, which doesn't describe itself.
  ///
  /// Read: vapor/websocket-kit, WebSocketClient.swift.
  static let webSocketKit: [TypeTable] = [
    TypeTable(
      "WebSocketClient.Error", texts: .forDevelopers,
      [
        Case("invalidURL", .addressInvalid),
        Case("invalidResponseStatus", .answerInvalid),  // the status is in an object
        Case("alreadyShutdown", .appMistake),
      ])
  ]

  /// JWTKit 5 (a struct; backing.errorType.base) and 4 (an enum, `LocalizedError`).
  ///
  /// To a server, a token that fails is a client that has to sign in.
  ///
  /// Read: vapor/jwt-kit 5.3.0 and 4.13.5, Sources/JWTKit/JWTError.swift.
  static let jwtKit: [TypeTable] = [
    TypeTable(
      "JWTKit.JWTError", at: "backing.errorType.base", texts: .forDevelopers,
      [
        Case("claimVerificationFailure", .signInNeeded),
        Case("signatureVerificationFailed", .signInNeeded),
        Case("malformedToken", .signInNeeded),
        Case("missingKIDHeader", .signInNeeded),
        Case("unknownKID", .signInNeeded),
        Case("missingX5CHeader", .signInNeeded),
        Case("invalidX5CChain", .signInNeeded),
        Case("invalidHeaderField", .signInNeeded),
        Case("generic", .general),
        Case("", .appMistake),
      ]),
    TypeTable(
      "JWTKit.JWTError", texts: .forDevelopers,
      [
        Case("claimVerificationFailure", .signInNeeded),
        Case("malformedToken|#5", .signInNeeded),
        Case("signatureVerifictionFailed|#6", .signInNeeded),
        Case("missingKIDHeader|#7", .signInNeeded),
        Case("unknownKID", .signInNeeded),
        Case("signingAlgorithmFailure", .appMistake),
        Case("invalidJWK|#8", .appMistake),
        Case("invalidBool", .appMistake),
        Case("generic", .general),
      ]),
  ]

  /// MQTTNIO 2 and 3: an enum without texts; a server's reason is an enum in the payload.
  ///
  /// Read: swift-server-community/mqtt-nio 2.12.0 and 3.0.0-alpha.2, MQTTError.swift,
  /// MQTTCoreTypesV5.swift.
  static let mqttNIO: [TypeTable] = [
    TypeTable("MQTTNIO.MQTTError", at: "reasonError", texts: .forDevelopers, mqttReasons),
    TypeTable(
      "MQTTNIO.MQTTError", at: "serverDisconnection.reason", texts: .forDevelopers, mqttReasons),
    TypeTable(
      "MQTTNIO.MQTTError", texts: .forDevelopers,
      [
        Case("cancelled", .cancelled),
        Case("timeout", .timedOut),
        Case("failedToConnect", .cannotConnect),
        Case("websocketUpgradeFailed", .cannotConnect),
        Case("noConnection", .connectionClosed),
        Case("connectionClosed", .connectionClosed),
        Case("serverClosedConnection", .connectionLost),
        Case("serverDisconnection", .connectionClosed),
        Case("connectionError.badUserNameOrPassword", .passwordWrong),
        Case("connectionError.notAuthorized", .notAllowed),
        Case("connectionError.identifierRejected", .notAllowed),
        Case("connectionError.serverUnavailable", .serviceUnavailable),
        Case("connectionError.unacceptableProtocolVersion", .unsupported),
        Case("connectionError", .cannotConnect),
        Case("reasonError", .requestInvalid),
        Case("packetTooLarge", .tooLarge),
        Case("unexpectedMessage", .answerInvalid),
        Case("unexpectedPacket", .answerInvalid),
        Case("decodeError", .answerInvalid),
        Case("badResponse", .answerInvalid),
        Case("unrecognisedPacketType", .answerInvalid),
        Case("alreadyConnected", .appMistake),
        Case("alreadyConnectedWithSession", .appMistake),
        Case("alreadyShutdown", .appMistake),
        Case("wrongTLSConfig", .appMistake),
        Case("authWorkflowRequired", .appMistake),
        Case("versionMismatch", .appMistake),
        Case("invalidTopicFilter", .appMistake),
        Case("noSessionPresent", .connectionLost),
        Case("retrySend", .general, .transient),
      ]),
    TypeTable("MQTTPacketError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]

  private static let mqttReasons = [
    Case("badUsernameOrPassword", .passwordWrong),
    Case("badAuthenticationMethod", .signInFailed),
    Case("notAuthorized", .notAllowed),
    Case("clientIdentifierNotValid", .notAllowed),
    Case("banned", .accountDisabled),
    Case("serverUnavailable", .serviceUnavailable),
    Case("serverBusy", .serviceUnavailable),
    Case("serverShuttingDown", .serviceUnavailable),
    Case("useAnotherServer", .serviceUnavailable),
    Case("serverMoved", .serviceUnavailable),
    Case("messageRateTooHigh", .tooManyRequests),
    Case("connectionRateExceeeded", .tooManyRequests),
    Case("receiveMaximumExceeded", .tooManyRequests),
    Case("quotaExceeeded", .limitReached),
    Case("keepAliveTimeout", .connectionLost),
    Case("sessionTakenOver", .connectionClosed),
    Case("administrativeAction", .connectionClosed),
    Case("maximumConnectTime", .connectionClosed),
    Case("disconnectWithWill", .connectionClosed),
    Case("packetTooLarge", .tooLarge),
    Case("unsupportedProtocolVersion", .unsupported),
    Case("retainNotSupported", .unsupported),
    Case("qosNotSupported", .unsupported),
    Case("sharedSubscriptionsNotSupported", .unsupported),
    Case("subscriptionIdentifiersNotSupported", .unsupported),
    Case("wildcardSubscriptionsNotSupported", .unsupported),
    Case("malformedPacket", .answerInvalid),
    Case("protocolError", .answerInvalid),
    Case("payloadFormatInvalid", .requestInvalid),
    Case("topicFilterInvalid", .appMistake),
    Case("topicNameInvalid", .appMistake),
    Case("topicAliasInvalid", .appMistake),
    Case("packetIdentifierInUse", .appMistake),
    Case("packetIdentifierNotFound", .appMistake),
    Case("unspecifiedError", .general),
    Case("implementationSpecificError", .serverFailed),
  ]

  /// The life of a server: ServiceLifecycle (backing is an object) and the Lambda runtime.
  ///
  /// Read: swift-server/swift-service-lifecycle, ServiceRunnerError.swift;
  /// swift-server/swift-aws-lambda-runtime, LambdaRuntimeError.swift.
  static let serverRuntimes: [TypeTable] = [
    TypeTable(
      "ServiceGroupError", at: "backing.errorCode.code", texts: .forDevelopers,
      [
        Case("serviceFinishedUnexpectedly", .helperStopped),
        Case("alreadyRunning", .appMistake),
        Case("alreadyFinished", .appMistake),
      ]),
    TypeTable(
      "LambdaRuntimeError", at: "code", texts: .forDevelopers,
      [
        Case("connectionToControlPlaneLost", .connectionLost),
        Case("connectionToControlPlaneGoingAway", .connectionClosed),
        Case("closingRuntimeClient", .connectionClosed),
        Case("unexpectedStatusCodeForRequest", .answerInvalid),
        Case("invocationMissingMetadata", .answerInvalid),
        Case("nextInvocationMissingHeaderRequestID", .answerInvalid),
        Case("nextInvocationMissingHeaderDeadline", .answerInvalid),
        Case("nextInvocationMissingHeaderInvokeFuctionARN", .answerInvalid),
        Case("", .appMistake),
      ]),
  ]
}
