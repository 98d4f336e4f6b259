extension TypeTable {
  /// PostgresNIO.
  ///
  /// `PSQLError` has one property, backing (an object): code.base (an enum), serverInfo (a
  /// dictionary of fields, whose keys describe themselves: raw value 67 is sqlState), underlying (a
  /// cause) and query. Its description says nothing; the details, which String(reflecting:) tells,
  /// never leave.
  ///
  /// Read: vapor/postgres-nio, PSQLError.swift, ErrorResponse.swift, PostgresError.swift,
  /// PostgresTransactionError.swift, SASLAuthenticationManager.swift, ConnectionPoolError.swift.
  static let postgresNIO: [TypeTable] = [
    TypeTable(
      "PSQLError", at: "backing.serverInfo.underlying.fields.67",
      causeAt: "backing.underlying", texts: .forDevelopers,
      Case.sqlStates),
    TypeTable(
      "PSQLError", at: "backing.code.base", texts: .forDevelopers,
      [
        Case("queryCancelled", .cancelled),
        Case("sslUnsupported", .notSecure),
        Case("failedToAddSSLHandler", .notSecure),
        Case("receivedUnencryptedDataAfterSSLRequest", .notSecure),
        Case("clientClosedConnection", .connectionClosed),
        Case("serverClosedConnection", .connectionClosed),
        Case("poolClosed", .connectionClosed),
        Case("uncleanShutdown", .connectionLost),
        Case("connectionError", .connectionLost),
        Case("authMechanismRequiresPassword", .signInFailed),
        Case("unsupportedAuthMechanism", .signInFailed, .permanent),
        Case("saslError", .passwordWrong),
        Case("server", .serverFailed),
        Case("messageDecodingFailure", .answerInvalid),
        Case("unexpectedBackendMessage", .answerInvalid),
        Case("invalidCommandTag", .answerInvalid),
        Case("tooManyParameters", .appMistake),
        Case("listenFailed", .general),
        Case("unlistenFailed", .general),
      ]),
    TypeTable(
      "PostgresDecodingError", at: "code.base", texts: .forDevelopers,
      [
        Case("missingData", .dataIncomplete),
        Case("typeMismatch", .dataUnreadable),
        Case("failure", .dataUnreadable),
      ]),
    // Stored: beginError, closureError, rollbackError, commitError. The closure's is the cause.
    TypeTable("PostgresTransactionError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "PostgresNIO.PostgresError", at: "server.fields.67", texts: .forDevelopers,
      Case.sqlStates),
    TypeTable(
      "PostgresNIO.PostgresError", texts: .forDevelopers,
      [
        Case("protocol", .answerInvalid),
        Case("server", .serverFailed),
        Case("connectionClosed|#2", .connectionClosed),
      ]),
    TypeTable("SASLAuthenticationError", texts: .forDevelopers, [Case("", .signInFailed)]),
    // Also the pool of valkey-swift. Stored: base.
    TypeTable(
      "_ConnectionPoolModule.ConnectionPoolError", at: "base", texts: .forDevelopers,
      [
        Case("requestCancelled", .cancelled),
        Case("poolShutdown", .connectionClosed),
        Case("connectionCreationCircuitBreakerTripped", .cannotConnect),
      ]),
  ]

  /// MySQLNIO: an enum, `LocalizedError` with the server's texts.
  ///
  /// `server` has a packet whose first number is the code.
  ///
  /// Read: vapor/mysql-nio, MySQLError.swift, MySQLProtocol+ERR_Packet.swift.
  static let mySQLNIO: [TypeTable] = [
    TypeTable(
      "MySQLNIO.MySQLError", texts: .forDevelopers,
      [
        Case("server", codeOf: "MySQL"),
        Case("duplicateEntry", .alreadyExists),
        Case("invalidSyntax", .appMistake),
        Case("closed|#11", .connectionClosed),
        Case("secureConnectionRequired|#7", .notSecure),
        Case("unsupportedAuthPlugin", .signInFailed, .permanent),
        Case("authPluginDataError", .signInFailed),
        Case("unsupportedServer", .unsupported),
        Case("", .answerInvalid),
      ])
  ]

  /// MongoSwift (structs, `LocalizedError` with the server's texts) and MongoKitten.
  ///
  /// Read: mongodb/mongo-swift-driver, MongoError.swift; orlandos-nl/MongoKitten,
  /// MongoCore/Error.swift, MongoClient/Error.swift, MongoKitten/Error.swift.
  static let mongo: [TypeTable] = [
    TypeTable("MongoError.CommandError", at: "code", codeOf: "MongoDB", texts: .forDevelopers),
    TypeTable(
      "MongoError.WriteError", at: "writeFailure.code", codeOf: "MongoDB", texts: .forDevelopers),
    TypeTable(
      "MongoError.WriteError", at: "writeConcernFailure.code", codeOf: "MongoDB",
      texts: .forDevelopers),
    TypeTable(
      "MongoError.BulkWriteError", at: "writeConcernFailure.code", codeOf: "MongoDB",
      texts: .forDevelopers, [Case("", .general)]),
    TypeTable("MongoError.ConnectionError", texts: .forDevelopers, [Case("", .connectionLost)]),
    TypeTable(
      "MongoError.ServerSelectionError", texts: .forDevelopers, [Case("", .cannotConnect)]),
    TypeTable("MongoError.AuthenticationError", texts: .forDevelopers, [Case("", .signInFailed)]),
    TypeTable("MongoError.CompatibilityError", texts: .forDevelopers, [Case("", .unsupported)]),
    TypeTable("MongoError.LogicError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("MongoError.InvalidArgumentError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("MongoError.InternalError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "MongoCore.MongoError", at: "kind", texts: .forDevelopers,
      [
        Case("authenticationFailure", .signInFailed),
        Case("cannotConnect", .cannotConnect),
        Case("queryTimeout", .timedOut),
        Case("invalidResponse", .answerInvalid),
        Case("cannotGetMore", .general),
        Case("cannotCloseCursor", .general),
        Case("queryFailure", .general),
      ]),
    TypeTable("MongoGenericErrorReply", at: "code", codeOf: "MongoDB", texts: .forDevelopers),
    TypeTable(
      "MongoAuthenticationError", at: "reason", texts: .forDevelopers,
      [
        Case("scramFailure", .passwordWrong),
        Case("malformedAuthenticationDetails", .addressInvalid),
        Case("", .signInFailed),
      ]),
    TypeTable("MongoInvalidUriError", texts: .forDevelopers, [Case("", .addressInvalid)]),
    TypeTable("MongoProtocolParsingError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "MongoProtocolSerializationError", at: "reason", texts: .forDevelopers,
      [
        Case("commandSizeTooLarge", .tooLarge),
        Case("", .appMistake),
      ]),
    TypeTable(
      "MongoKittenError", at: "kind", texts: .forDevelopers,
      [
        Case("cannotConnect", .cannotConnect),
        Case("unsupportedFeatureByServer", .unsupported),
        Case("invalidGridFSChunk", .dataUnreadable),
      ]),
  ]

  /// RediStack and Valkey; `LocalizedError`s for developers.
  ///
  /// A server's error is a text that begins with a code.
  ///
  /// Read: swift-server/RediStack, RedisError.swift, RedisClient.swift,
  /// RedisConnectionPoolError.swift; valkey-io/valkey-swift, ValkeyClientError.swift;
  /// redis.io/docs/latest/develop/reference/errors.
  static let redis: [TypeTable] = [
    TypeTable(
      "RediStack.RedisError", at: "message", texts: .forDevelopers,
      [
        Case("(Redis) NOAUTH*", .signInNeeded),
        Case("(Redis) WRONGPASS*", .passwordWrong),
        Case("(Redis) NOPERM*", .notAllowed),
        Case("(Redis) LOADING*", .serviceUnavailable),
        Case("(Redis) BUSY *", .serviceUnavailable),
        Case("(Redis) BUSYKEY*", .alreadyExists),
        Case("(Redis) BUSYGROUP*", .alreadyExists),
        Case("(Redis) MASTERDOWN*", .serviceUnavailable),
        Case("(Redis) CLUSTERDOWN*", .serviceUnavailable),
        Case("(Redis) TRYAGAIN*", .serviceUnavailable),
        Case("(Redis) READONLY*", .serviceUnavailable),
        Case("(Redis) OOM*", .serviceUnavailable),
        Case("(Redis) WRONGTYPE*", .appMistake),
        Case("", .general),
      ]),
    TypeTable(
      "RedisClientError", at: "baseError", texts: .forDevelopers,
      [
        Case("connectionClosed", .connectionClosed),
        Case("failedRESPConversion", .answerInvalid),
        Case("subscriptionModeRaceCondition", .appMistake),
        Case("pubsubNotAllowed", .appMistake),
        Case("assertionFailure", .general),
      ]),
    TypeTable(
      "RedisConnectionPoolError", at: "baseError", texts: .forDevelopers,
      [
        Case("poolClosed", .connectionClosed),
        Case("timedOutWaitingForConnection", .timedOut),
        Case("noAvailableConnectionTargets", .appMistake),
        Case("poolHasActiveConnections", .inProgress),
      ]),
    // Stored: errorCode.value, underlyingError.
    TypeTable(
      "ValkeyClientError", at: "errorCode.value", texts: .forDevelopers,
      [
        Case("cancelled", .cancelled),
        Case("connectionClosedDueToCancellation", .connectionClosed),
        Case("connectionClosing", .connectionClosed),
        Case("connectionClosed", .connectionClosed),
        Case("timeout", .timedOut),
        Case("connectionCreationCircuitBreakerTripped", .cannotConnect),
        Case("clientIsShutDown", .appMistake),
        Case("respParsingError", .answerInvalid),
        Case("respDecodeError", .answerInvalid),
        Case("unsolicitedToken", .answerInvalid),
        Case("tokenDoesNotExist", .answerInvalid),
        Case("subscriptionError", .answerInvalid),
        Case("", .general),
      ]),
  ]

  /// Fluent and AsyncKit.
  ///
  /// `FluentError` is a `LocalizedError` for developers and describes itself: its cases without
  /// payload hide their names.
  ///
  /// Read: vapor/fluent-kit, FluentError.swift; vapor/async-kit, ConnectionPoolError.swift.
  static let fluent: [TypeTable] = [
    TypeTable(
      "FluentError", texts: .forDevelopers,
      [
        Case("invalidField", .dataUnreadable),
        Case("missingField", .dataIncomplete),
        Case("relationNotLoaded", .appMistake),
        Case("missingParent", .notFound),
        Case("idRequired|#4", .appMistake),
        Case("noResults|#5", .notFound),
      ]),
    TypeTable("SiblingsPropertyError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("ConnectionPoolTimeoutError", texts: .forDevelopers, [Case("", .tookTooLong)]),
    TypeTable(
      "AsyncKit.ConnectionPoolError", texts: .forDevelopers, [Case("", .connectionClosed)]),
  ]
}
