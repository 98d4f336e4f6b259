extension TypeTable {
  /// Apollo.
  ///
  /// A `GraphQLError` has the server's own message, which is shown unless its code is known; codes
  /// are those of Apollo's server. The 1.x versions have the classes' nested errors.
  ///
  /// Read: apollographql/apollo-ios GraphQLError.swift, ResponseCodeInterceptor.swift,
  /// MaxRetryInterceptor.swift, AutomaticPersistedQueryInterceptor.swift, JSONResponseParser.swift,
  /// WebSocketTransport.swift and others; URLSessionClient.swift of 1.x.
  static let apollo: [TypeTable] = [
    TypeTable(
      "ResponseCodeInterceptor.ResponseCodeError", at: "response", codeOf: "HTTP",
      texts: .forDevelopers),
    TypeTable(
      "ResponseCodeInterceptor.ResponseCodeError", texts: .forDevelopers,
      [
        Case("invalidResponseCode", codeOf: "HTTP")  // 1.x
      ]),
    TypeTable(
      "MaxRetryInterceptor.MaxRetriesError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable("MaxRetryInterceptor.RetryError", texts: .forDevelopers, [Case("", .general)]),
    TypeTable(
      "LegacyParsingInterceptor.LegacyParsingError", texts: .forDevelopers,
      [Case("", .answerInvalid)]),
    TypeTable(
      "URLSessionClient.URLSessionClientError", texts: .forDevelopers,
      [
        Case("networkError", .general),  // a cause
        Case("noHTTPResponse", .answerInvalid),
        Case("missingMultipartBoundary", .answerInvalid),
        Case("cannotParseBoundaryData", .answerInvalid),
        Case("sessionBecameInvalidWithoutUnderlyingError", .general),
        Case("dataForRequestNotFound", .general),
        Case("sessionInvalidated", .appMistake),
      ]),
    TypeTable("Apollo.GraphQLError", at: "object.extensions.code", graphQLCodes),
    TypeTable("Apollo.GraphQLError", textAt: "object.message", [Case("", .general)]),
    TypeTable("GraphQLExecutionError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "ApolloAPI.JSONDecodingError", texts: .forDevelopers,
      [
        Case("missingValue", .dataIncomplete),
        Case("nullValue", .dataIncomplete),
        Case("", .dataUnreadable),
      ]),
    TypeTable("JSONResponseParsingError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("IncrementalResponseError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable(
      "MultipartResponseSubscriptionParser.ParsingError", texts: .forDevelopers,
      [
        Case("irrecoverableErrors", .general),  // causes
        Case("", .answerInvalid),
      ]),
    TypeTable(
      "MultipartResponseDeferParser.ParsingError", texts: .forDevelopers,
      [Case("", .answerInvalid)]),
    TypeTable(
      "AutomaticPersistedQueryInterceptor.APQError", texts: .forDevelopers,
      [Case("", .appMistake)]),
    TypeTable("GraphQLHTTPRequestError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "Apollo.ApolloClient.Error", texts: .forDevelopers,
      [
        Case("noResults", .answerInvalid),
        Case("noUploadTransport", .appMistake),
        Case("noSubscriptionTransport", .appMistake),
      ]),
    TypeTable("Apollo.ApolloStore.Error", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable(
      "ApolloWebSocket.WebSocketTransport.Error", texts: .forDevelopers,
      [
        Case("connectionClosed", .connectionClosed),
        Case("unrecognizedMessage", .answerInvalid),
        Case("graphQLErrors", .general),  // causes
      ]),
    TypeTable(
      "ApolloSQLite.SQLiteError", texts: .forDevelopers,
      [
        Case("execution", codeOf: "SQLite"),
        Case("open", codeOf: "SQLite"),
        Case("prepare", codeOf: "SQLite"),
        Case("step", codeOf: "SQLite"),
      ]),
    TypeTable("SQLiteNormalizedCacheError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
  ]

  /// The codes of Apollo's server and its successors, in the extensions of a GraphQL error.
  ///
  /// Read: apollographql.com/docs/apollo-server/v3/data/errors; @apollo/server, errors/index.d.ts.
  private static let graphQLCodes: [Case] = [
    Case("UNAUTHENTICATED", .signInNeeded),
    Case("FORBIDDEN", .notAllowed),
    Case("BAD_REQUEST", .requestInvalid),
    Case("PERSISTED_QUERY_NOT_FOUND", .appMistake),
    Case("PERSISTED_QUERY_NOT_SUPPORTED", .appMistake),
    Case("GRAPHQL_PARSE_FAILED", .appMistake),
    Case("GRAPHQL_VALIDATION_FAILED", .appMistake),
    Case("OPERATION_RESOLUTION_FAILURE", .appMistake),
    Case("INTERNAL_SERVER_ERROR", .serverFailed),
  ]
}
