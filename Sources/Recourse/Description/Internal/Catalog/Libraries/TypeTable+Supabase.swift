extension TypeTable {
  /// Supabase's sign-in: an enum, `LocalizedError` with the server's message in English.
  ///
  /// Its code is ErrorCode(rawValue: String) in the payload of `api`.
  ///
  /// Read: supabase/supabase-swift v2.30.0, v2.55.1, main: Sources/Auth/AuthError.swift,
  /// AuthClient.swift (a callback's error and error_code), Auth/Internal/Keychain.swift.
  static let supabaseAuth: [TypeTable] = [
    TypeTable("Auth.AuthError", at: "api.errorCode.rawValue", Case.supabaseAuth),
    // If the code is unknown: the HTTPURLResponse beside it has a status.
    TypeTable("Auth.AuthError", at: "api.underlyingResponse", codeOf: "HTTP"),
    // In v2.6, `api` had a struct with code (Int?, a status).
    TypeTable("Auth.AuthError", at: "api.code", codeOf: "HTTP"),
    TypeTable("Auth.AuthError", at: "pkceGrantCodeExchange.code", Case.supabaseAuth),
    TypeTable(
      "Auth.AuthError", at: "pkceGrantCodeExchange.error",
      [
        Case("access_denied", .cancelled),  // the person said no on the provider's page
        Case("server_error", .serverFailed),
        Case("temporarily_unavailable", .serviceUnavailable),
        Case("", .signInFailed),
      ]),
    TypeTable(
      "Auth.AuthError",
      [
        Case("sessionMissing", .signInNeeded),
        Case("weakPassword", .passwordWeak),
        Case("pkceGrantCodeExchange", .signInFailed),
        Case("implicitGrantRedirect", .signInFailed),
        Case("jwtVerificationFailed", .signInNeeded),
        Case("missingExpClaim", .signInNeeded),  // deprecated, as are the others below
        Case("malformedJWT", .signInNeeded),
        Case("sessionNotFound", .signInNeeded),
        Case("pkce", .signInFailed),
        Case("invalidImplicitGrantFlowURL", .signInFailed),
        Case("missingURL", .appMistake),
        Case("invalidRedirectScheme", .appMistake),
      ]),
    // Version 1.1.
    TypeTable("GoTrueError", at: "api.code", codeOf: "HTTP"),
    TypeTable(
      "GoTrueError",
      [
        Case("sessionNotFound", .signInNeeded),
        Case("missingExpClaim", .signInNeeded),
        Case("malformedJWT", .signInNeeded),
        Case("pkce", .signInFailed),
        Case("invalidImplicitGrantFlowURL", .signInFailed),
      ]),
    // Stored: code, an enum; `other` has the OSStatus.
    TypeTable(
      "Auth.KeychainError", at: "code", texts: .forDevelopers,
      [
        Case("userCanceled", .cancelled),
        Case("interactionNotAllowed", .deviceLocked),
        Case("authFailed", .notRecognized),
        Case("itemNotFound", .signInNeeded),
        Case("itemNotAvailable", .general),
        Case("duplicateItem", .alreadyExists),
        Case("decodeFailed", .dataUnreadable),
        Case("operationNotImplemented", .unsupported),
        Case("invalidParameters", .appMistake),
        Case("other", codeOf: "NSOSStatusErrorDomain"),
        Case("unknown", .general),
      ]),
    TypeTable("Auth.WebAuthnError", texts: .forDevelopers, [Case("", .answerInvalid)]),
  ]

  /// PostgREST's answer: stored are details, hint, code (String?) and message; `LocalizedError`
  /// with the message.
  ///
  /// Only P0001 and codes of the app's own server have no row.
  ///
  /// Read: supabase/supabase-swift, Sources/Helpers/SharedModels/PostgrestError.swift.
  static let postgREST: [TypeTable] = [
    TypeTable("PostgrestError", at: "code", Case.postgREST + Case.sqlStates)
  ]

  /// Supabase's storage: stored are statusCode ("404" as a text), message and error, whose words
  /// differ between versions of the server.
  ///
  /// It says more than the status, so it comes first.
  ///
  /// Read: supabase-swift, Sources/Storage/StorageError.swift; supabase/storage, internal/errors.
  static let supabaseStorage: [TypeTable] = [
    TypeTable(
      "Storage.StorageError", at: "error",
      [
        Case("InvalidJWT", .signInNeeded),
        Case("ExpiredToken", .signInNeeded),
        Case("AccessDenied", .notAllowed),
        Case("Unauthorized", .notAllowed),
        Case("SlowDown", .tooManyRequests),
        Case("DatabaseTimeout", .timedOut),
        Case("LockTimeout", .timedOut),
        Case("acquiring_lock_timeout", .timedOut),
        Case("ResourceLocked", .locked),
        Case("DatabaseReadOnly", .serviceUnavailable),
        Case("DatabaseSchemaMismatch", .serviceUnavailable),
        Case("NoAvailableShard", .serviceUnavailable),
        Case("Aborted", .connectionLost),
        Case("AbortedTerminate", .connectionLost),
        Case("InternalError", .serverFailed),
        Case("DatabaseError", .serverFailed),
        Case("S3Error", .serverFailed),
        Case("NoSuchKey", .notFound),
        Case("not_found", .notFound),
        Case("NoSuchBucket", .notFound),
        Case("Bucket not found", .notFound),
        Case("NoSuchUpload", .notFound),
        Case("Duplicate", .fileExists),
        Case("KeyAlreadyExists", .fileExists),
        Case("ResourceAlreadyExists", .alreadyExists),
        Case("BucketAlreadyExists", .alreadyExists),
        Case("ResourceNotEmpty", .folderNotEmpty),
        Case("EntityTooLarge", .tooLarge),
        Case("Payload too large", .tooLarge),
        Case("InvalidMimeType", .formatUnsupported),
        Case("invalid_mime_type", .formatUnsupported),
        Case("InvalidKey", .nameInvalid),
        Case("InvalidBucketName", .nameInvalid),
        Case("FeatureNotEnabled", .unsupported),
        Case("NotSupported", .unsupported),
        Case("InvalidRange", .appMistake),
        Case("MissingParameter", .appMistake),
        Case("InvalidParameter", .appMistake),
        Case("MissingContentLength", .appMistake),
      ]),
    TypeTable("Storage.StorageError", at: "statusCode", codeOf: "HTTP"),
  ]

  /// Supabase's functions and realtime, and an answer that none of its types decodes.
  ///
  /// `HTTPError` has data and response (an HTTPURLResponse); its text holds the whole body.
  ///
  /// Read: supabase-swift, Functions/Types.swift, Helpers/SharedModels/HTTPError.swift,
  /// RealtimeV2/RealtimeError.swift, RealtimeV2/WebSocket/WebSocket.swift.
  static let supabase: [TypeTable] = [
    TypeTable(
      "Functions.FunctionsError", texts: .forDevelopers,
      [
        Case("relayError", .serverFailed),
        Case("httpError", codeOf: "HTTP"),
      ]),
    TypeTable("Helpers.HTTPError", at: "response", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable("_Helpers.HTTPError", at: "response", codeOf: "HTTP", texts: .forDevelopers),
    TypeTable(
      "Realtime.RealtimeError", texts: .forDevelopers, [Case("", .cannotConnect)]),
    TypeTable(
      "RealtimeV2.RealtimeError", texts: .forDevelopers, [Case("", .cannotConnect)]),
    TypeTable(
      "Realtime.WebSocketError", texts: .forDevelopers, [Case("connection", .cannotConnect)]),
    TypeTable(
      "RealtimeV2.WebSocketError", texts: .forDevelopers, [Case("connection", .cannotConnect)]),
  ]
}
