import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RealError {
  private typealias Auth = Supabase.Auth.AuthError
  private typealias Functions = Supabase.Functions.FunctionsError

  private static let source = "supabase/supabase-swift Sources"

  static let supabase: [RealError] =
    supabaseCancelled + postgrest + supabaseAuth + supabaseStorage + supabaseFunctions

  private static let supabaseCancelled: [RealError] = [
    RealError(
      "supabase/supabase-swift#1344", transport(URLError(.cancelled)), .cancelled,
      cancelled: true),
    RealError(
      "REAL_WORLD R1", transport(CancellationError()), .cancelled,
      cancelled: true),
    RealError(
      source,
      Supabase.Realtime.WebSocketError.connection(
        message: "Failed to connect.", error: URLError(.cancelled)),
      .cancelled, cancelled: true),
  ]

  private static func transport(_ error: any Error) -> SupabaseV3.Auth.AuthError {
    SupabaseV3.Auth.AuthError(
      kind: .transport, message: error.localizedDescription, errorCode: nil,
      weakPasswordReasons: [], response: nil, underlyingError: error)
  }

  private static let postgrest: [RealError] = [
    sql(
      "42501", "new row violates row-level security policy for table \"orders\"", .notAllowed,
      hides: ["row-level", "orders"]),
    sql(
      "23505", "duplicate key value violates unique constraint \"users_email_key\"",
      details: "Key (email)=(alice@example.com) already exists.", .alreadyExists,
      hides: ["alice@example.com", "constraint"]),
    sql(
      "23502", "null value in column \"title\" violates not-null constraint", .valueMissing,
      hides: ["constraint"]),
    sql(
      "23514", "new row for relation \"seats\" violates check constraint \"seats_row_check\"",
      .inputInvalid, hides: ["seats_row_check"]),
    sql(
      "22P02", "invalid input syntax for type uuid: \"12\"", .valueMalformed, hides: ["uuid"]),
    sql("22001", "value too long for type character varying(40)", .valueTooLong),
    sql(
      "57014", "canceling statement due to statement timeout", .timedOut,
      hides: ["statement"]),
    sql("42P01", "relation \"public.note\" does not exist", .appMistake, hides: ["relation"]),
    sql("PGRST301", "JWT expired", .signInNeeded, hides: ["JWT"]),
    sql(
      "PGRST116", "JSON object requested, multiple (or no) rows returned",
      details: "The result contains 0 rows", .notFound, hides: ["JSON", "rows"]),
    sql(
      "PGRST202", "Could not find the function public.book(seat) in the schema cache",
      .appMistake, hides: ["schema"]),
    RealError(
      "postgrest.org/en/stable/references/errors.html",
      Supabase.Helpers.PostgrestError(
        details: nil, hint: nil, code: "P0001", message: "This seat was just taken."),
      .own("This seat was just taken.")),
    RealError(
      source,
      Supabase.Helpers.PostgrestError(
        details: nil, hint: nil, code: nil, message: Sample.html),
      .general, hides: ["DOCTYPE", "Bad Gateway"]),
  ]

  private static func sql(
    _ code: String, _ message: String, details: String? = nil, _ meaning: ErrorMeaning,
    hides: [String] = []
  ) -> RealError {
    RealError(
      "REAL_WORLD R5",
      Supabase.Helpers.PostgrestError(
        details: details, hint: nil, code: code, message: message),
      meaning, hides: [message] + hides)
  }

  private static let supabaseAuth: [RealError] = [
    RealError(source, Auth.sessionMissing, .signInNeeded),
    RealError(
      source,
      Auth.weakPassword(
        message: "Password should be at least 6 characters.", reasons: ["length"]),
      .passwordWeak),
    api("invalid_credentials", "Invalid login credentials", 400, .passwordWrong),
    api("email_not_confirmed", "Email not confirmed", 400, .confirmationNeeded),
    api("user_already_exists", "User already registered", 422, .accountExists),
    api("user_banned", "User is banned", 403, .accountDisabled),
    api("otp_expired", "Email link is invalid or has expired", 403, .codeInvalid),
    api("refresh_token_not_found", "Invalid Refresh Token", 400, .signInNeeded),
    api("session_not_found", "Session from session_id claim in JWT", 403, .signInNeeded),
    api(
      "over_email_send_rate_limit", "For security purposes, you can only request this after 37 s",
      429, .tooManyRequests),
    api("email_address_invalid", "Email address \"a@b\" is invalid", 400, .valueMalformed),
    api("insufficient_aal", "AAL2 required to view this", 401, .confirmationNeeded),
    RealError(
      source, Auth.jwtVerificationFailed(message: "JWT has expired"), .signInNeeded,
      hides: ["JWT"]),
    RealError(
      source, Auth.implicitGrantRedirect(message: "Not a valid implicit grant flow URL"),
      .signInFailed, hides: ["grant"]),
  ]

  private static func api(
    _ code: String, _ message: String, _ status: Int, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source,
      Auth.api(
        message: message, errorCode: .init(rawValue: code), underlyingData: Data(),
        underlyingResponse: Sample.response(status)),
      meaning, hides: [message])
  }

  private static let supabaseStorage: [RealError] = [
    storage("404", "Object not found", "not_found", .notFound),
    storage("409", "The resource already exists", "Duplicate", .fileExists),
    storage("413", "The object exceeded the maximum allowed size", "Payload too large", .tooLarge),
    storage("403", "new row violates row-level security policy", "Unauthorized", .notAllowed),
    storage("415", "mime type text/x-c is not supported", "invalid_mime_type", .formatUnsupported),
  ]

  private static func storage(
    _ status: String, _ message: String, _ error: String, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source,
      Supabase.Storage.StorageError(statusCode: status, message: message, error: error), meaning,
      hides: [message])
  }

  private static let supabaseFunctions: [RealError] = [
    RealError(
      source, Functions.httpError(code: 401, data: Data("{\"code\":401}".utf8)), .signInNeeded,
      hides: ["401", "Edge"]),
    RealError(source, Functions.httpError(code: 404, data: Data()), .notFound),
    RealError(source, Functions.httpError(code: 503, data: Data()), .serviceUnavailable),
    RealError(source, Functions.relayError, .serverFailed, hides: ["relay"]),
    RealError(
      source,
      Supabase.Helpers.HTTPError(
        data: Data(Sample.html.utf8), response: Sample.response(500, type: "text/html")),
      .serverFailed, hides: ["DOCTYPE", "500"]),
    RealError(
      source,
      Supabase.Realtime.WebSocketError.connection(
        message: "Failed to connect.", error: URLError(.notConnectedToInternet)),
      .notConnected),
  ]
}
