extension TypeTable {
  /// gRPC 1.
  ///
  /// `GRPCStatus` has code, whose _rawValue is the number, and storage (an object with message and
  /// cause); the errors in `GRPCError` are structs of their own.
  ///
  /// Read: grpc/grpc-swift 1.x, GRPCStatus.swift, GRPCError.swift, ConnectionPool.swift.
  static let grpc1: [TypeTable] = [
    TypeTable(
      "GRPCStatus", at: "code._rawValue", codeOf: "gRPC", causeAt: "storage.cause",
      texts: .forDevelopers),
    TypeTable("GRPCError.RPCCancelledByClient", texts: .forDevelopers, [Case("", .cancelled)]),
    TypeTable("GRPCError.RPCTimedOut", texts: .forDevelopers, [Case("", .timedOut)]),
    TypeTable("GRPCError.RPCNotImplemented", texts: .forDevelopers, [Case("", .unsupported)]),
    TypeTable("GRPCError.CompressionUnsupported", texts: .forDevelopers, [Case("", .unsupported)]),
    TypeTable("GRPCError.PayloadLengthLimitExceeded", texts: .forDevelopers, [Case("", .tooLarge)]),
    TypeTable("GRPCError.DecompressionLimitExceeded", texts: .forDevelopers, [Case("", .tooLarge)]),
    TypeTable("GRPCError.SerializationFailure", texts: .forDevelopers, [Case("", .dataNotSaved)]),
    TypeTable(
      "GRPCError.DeserializationFailure", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "GRPCError.ZlibCompressionFailure", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("GRPCError.Base64DecodeError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("GRPCError.InvalidContentType", texts: .forDevelopers, [Case("", .answerInvalid)]),
    // Stored: status, the header :status as a text.
    TypeTable(
      "GRPCError.InvalidHTTPStatus", at: "status", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable(
      "GRPCError.InvalidHTTPStatusWithGRPCStatus", at: "status.code._rawValue", codeOf: "gRPC",
      texts: .forDevelopers),
    TypeTable(
      "GRPCError.StreamCardinalityViolation", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("GRPCError.ProtocolViolation", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("GRPCError.AlreadyComplete", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("GRPCError.InvalidState", texts: .forDevelopers, [Case("", .appMistake)]),
    // Stored: code.code, underlyingError.
    TypeTable(
      "GRPCConnectionPoolError", at: "code.code", texts: .forDevelopers,
      [
        Case("deadlineExceeded", .timedOut),
        Case("tooManyWaiters", .systemBusy),
        Case("shutdown", .connectionClosed),
      ]),
  ]

  /// gRPC 2.
  ///
  /// `RPCError` has code, whose wrapped is an enum with the number as its raw value, and cause.
  /// `RuntimeError` is about how the app uses it.
  ///
  /// Read: grpc/grpc-swift-2, GRPCCore/RPCError.swift, Status.swift, RuntimeError.swift.
  static let grpc2: [TypeTable] = [
    TypeTable("GRPCCore.RPCError", at: "code.wrapped", codeOf: "gRPC", texts: .forDevelopers),
    TypeTable(
      "GRPCCore.RuntimeError", at: "code.value", texts: .forDevelopers,
      [
        Case("transportError", .connectionLost),
        Case("clientIsStopped", .connectionClosed),
        Case("serverIsStopped", .connectionClosed),
        Case("clientIsAlreadyRunning", .appMistake),
        Case("serverIsAlreadyRunning", .appMistake),
        Case("invalidArgument", .appMistake),
      ]),
  ]

  /// Swift OpenAPI's wrappers; their texts repeat the request.
  ///
  /// The cause is underlyingError alone: what stands before it is the app's data.
  ///
  /// Read: apple/swift-openapi-runtime, Errors (four files); apple/swift-openapi-urlsession;
  /// apple/swift-openapi-generator, HTTPStatusCodes.swift (cases of an unexpected response).
  static let openAPI: [TypeTable] = [
    TypeTable("OpenAPIRuntime.ClientError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "OpenAPIRuntime.ServerError", at: "httpStatus.code", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable(
      "OpenAPIRuntime.RuntimeError", texts: .forDevelopers,
      [
        Case("transportFailed", .general),  // a cause
        Case("middlewareFailed", .general),  // a cause
        Case("handlerFailed", .general),  // a cause
        Case("unexpectedResponseStatus.undocumented", codeOf: "HTTP"),
        Case("unexpectedResponseStatus.default", codeOf: "HTTP"),
        Case("unexpectedResponseStatus.badRequest", .requestInvalid),
        Case("unexpectedResponseStatus.unauthorized", .signInNeeded),
        Case("unexpectedResponseStatus.paymentRequired", .paymentNeeded),
        Case("unexpectedResponseStatus.forbidden", .notAllowed),
        Case("unexpectedResponseStatus.notFound", .notFound),
        Case("unexpectedResponseStatus.gone", .notFound),
        Case("unexpectedResponseStatus.requestTimeout", .timedOut),
        Case("unexpectedResponseStatus.conflict", .conflict),
        Case("unexpectedResponseStatus.preconditionFailed", .conflict),
        Case("unexpectedResponseStatus.payloadTooLarge", .tooLarge),
        Case("unexpectedResponseStatus.unsupportedMediaType", .formatUnsupported),
        Case("unexpectedResponseStatus.unprocessableEntity", .inputInvalid),
        Case("unexpectedResponseStatus.unprocessableContent", .inputInvalid),
        Case("unexpectedResponseStatus.locked", .locked),
        Case("unexpectedResponseStatus.upgradeRequired", .versionTooOld),
        Case("unexpectedResponseStatus.tooManyRequests", .tooManyRequests),
        Case("unexpectedResponseStatus.unavailableForLegalReasons", .legalReasons),
        Case("unexpectedResponseStatus.internalServerError", .serverFailed),
        Case("unexpectedResponseStatus.badGateway", .serviceUnavailable),
        Case("unexpectedResponseStatus.serviceUnavailable", .serviceUnavailable),
        Case("unexpectedResponseStatus.gatewayTimeout", .timedOut),
        Case("unexpectedResponseStatus", .answerInvalid),
        Case("unexpectedResponseBody", .answerInvalid),
        Case("unexpectedContentTypeHeader", .answerInvalid),
        Case("missingRequiredResponseBody", .answerInvalid),
        Case("missingRequiredHeaderField", .answerInvalid),
        Case("missingMultipartBoundaryContentTypeParameter", .answerInvalid),
        Case("missingOrMalformedContentDispositionName", .answerInvalid),
        Case("invalidBase64String", .answerInvalid),
        Case("failedToDecodeStringConvertibleValue", .answerInvalid),
        Case("failedToParseRequest", .requestInvalid),
        Case("invalidServerURL", .addressInvalid),
        Case("", .appMistake),
      ]),
    TypeTable(
      "AsyncHTTPClientTransport.Error", texts: .forDevelopers,
      [Case("invalidRequestURL", .addressInvalid)]),
    TypeTable(
      "URLSessionTransportError", texts: .forDevelopers,
      [
        Case("invalidRequestURL", .addressInvalid),
        Case("notHTTPResponse", .answerInvalid),
        Case("invalidResponseStatusCode", .answerInvalid),
        Case("noResponse", .answerInvalid),
        Case("streamingNotSupported|#4", .unsupported),
      ]),
  ]

  /// Distributed actors: the standard library's errors and those of the cluster, whose object,
  /// underlying, has error (an enum).
  ///
  /// Read: swiftlang/swift, stdlib/public/Distributed/DistributedActorSystem.swift;
  /// apple/swift-distributed-actors, ClusterSystem.swift, AsyncResult.swift.
  static let distributed: [TypeTable] = [
    TypeTable("DistributedActorCodingError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
    TypeTable("ExecuteDistributedTargetError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "DistributedCluster.RemoteCallError", at: "underlying.error", texts: .forDevelopers,
      [
        Case("timedOut", .timedOut),
        Case("clusterAlreadyShutDown", .connectionClosed),
        Case("invalidReply", .answerInvalid),
        Case("illegalReplyType", .answerInvalid),
      ]),
    TypeTable(
      "DistributedCluster.ClusterSystemError", at: "underlying.error", texts: .forDevelopers,
      [
        Case("shuttingDown", .connectionClosed),
        Case("duplicateActorPath", .appMistake),
      ]),
    TypeTable("DistributedCluster.ResolveError", texts: .forDevelopers, [Case("", .notFound)]),
    TypeTable("DistributedCluster.TimeoutError", texts: .forDevelopers, [Case("", .timedOut)]),
    TypeTable("GenericRemoteCallError", texts: .forDevelopers, [Case("", .serverFailed)]),
  ]
}
