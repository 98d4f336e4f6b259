import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RealError {
  private typealias App = AppErrors

  private static let r6 = "REAL_WORLD R6"
  private static let r8 = "REAL_WORLD R8"

  /// Apps' own errors, with words and without.
  static let apps: [RealError] = ownWords + withoutWords + wordsThatAreNone + wrappersWithWords

  private static let ownWords: [RealError] = [
    RealError(r8, App.Declined.card, .own("The card was declined")),
    RealError(r8, App.Declined.expiredVoucher, .own("The voucher has expired.")),
    RealError(
      r8, App.Declined.sessionOver, .own("Your session has ended. Sign in again to continue.")),
    RealError(r8, App.Declined.long, .own(App.Declined.long.errorDescription ?? "")),
    RealError(r8, App.Declined.lines, .own("Two seats are no longer free.")),
    RealError(r8, App.Declined.lines, .own("Choose others for row 12.")),
    RealError(r8, App.Declined.german, .own("Der Gutschein ist abgelaufen.")),
    RealError(r8, App.Declined.spaces, .own("The table is no longer free.")),
    RealError(
      r8, App.Full(), .own("The card was declined"),
      hides: ["declined Your bank", "payment. Try another"]),
    RealError(r8, App.Full(), .own("Your bank didn’t approve the payment.")),
    RealError(r8, App.Full(), .own("Try another card.")),
    RealError(r8, App.Suggesting(), .own("This room is taken"), hides: ["taken Choose"]),
    RealError(r8, App.Suggesting(), .own("Choose another time.")),
    RealError(r8, App.Reason(), .own("The shop is closed until 9 a.m.")),
    RealError(
      "REAL_WORLD L1", App.ServerMessage(message: "You can return this until Friday."),
      .own("You can return this until Friday.")),
    RealError(
      r8, App.Numbered(errorCode: 3, words: "The basket is empty."), .own("The basket is empty."),
      hides: ["com.example.shop"]),
    RealError(
      r8,
      NSError(
        domain: "com.example.shop", code: 7,
        userInfo: [NSLocalizedDescriptionKey: "This code was used before."]),
      .own("This code was used before."), hides: ["com.example.shop"]),
    RealError(
      r8, App.ServerMessage(message: "Ana said: “No, thanks” (at 10:30)."),
      .own("Ana said: “No, thanks” (at 10:30).")),
    RealError(
      r8, App.ServerMessage(message: "Select at least 1 item."), .own("Select at least 1 item.")),
    RealError(
      r8, App.ServerMessage(message: "Update your address from 5 June <or earlier>."),
      .own("Update your address from 5 June <or earlier>.")),
  ]

  private static let withoutWords: [RealError] = [
    RealError(
      "REAL_WORLD L1", App.APIError.server(message: "Insufficient funds"), .general,
      hides: ["server(", "APIError"]),
    RealError("ngoclt/myProf", App.APIError.network, .general, hides: ["APIError"]),
    RealError("sebastienkothe/P9_01_Xcode", App.APIError.noData, .general, hides: ["noData"]),
    RealError(
      "AndreyKovalevskiy/BulbaTalks", App.APIError.invalidStatus(code: "E_404"), .general,
      hides: ["E_404"]),
    RealError(
      "REAL_WORLD L1",
      App.HTTPFailure(endpoint: "/v1/users/alice@example.com", body: "{\"error\":\"locked\"}"),
      .general, hides: ["alice@example.com", "locked"]),
    RealError(
      "bagatte/Word-Search",
      App.Misspelt.parsing(description: "keyNotFound(CodingKeys(stringValue: \"id\"))"), .general,
      hides: ["CodingKeys"]),
  ]

  private static let wordsThatAreNone: [RealError] =
    [
      RealError(
        "mozilla/uniffi-rs#2110", App.SelfDump.InvalidToken(token: "eyJhbGciOi.secret-token"),
        .general, hides: ["secret-token", "InvalidToken"]),
      RealError(
        "mozilla/uniffi-rs#2356", App.SelfDump.Http(status: 503, body: "upstream s3cr3t"),
        .general, hides: ["s3cr3t", "AppErrors", "Http("]),
      RealError(
        "mozilla/uniffi-rs#2319", App.ShortSelfDump(refreshToken: "v1.MRrt-secret"), .general,
        hides: ["MRrt", "refreshToken"]),
      RealError(
        r6,
        NSError(
          domain: "AVFoundationErrorDomain", code: -11800,
          userInfo: [NSLocalizedDescriptionKey: "The operation could not be completed"]),
        .general, hides: ["could not be completed"]),
      RealError(
        "Moya/Moya#884",
        App.ServerMessage(message: "The operation couldn’t be completed. (Moya.Error error 5.)"),
        .general, hides: ["error 5"]),
    ]
    + [
      "(null)", "", "   \n", "null", "nil", "Optional(\"The card was declined\")", "<null>",
      Sample.html, "<html>\n<head><title>504 Gateway Time-out</title></head>\n</html>",
      "{\"error\":\"invalid_token\",\"token\":\"s3cr3t\"}",
      "{\"errors\":[{\"message\":\"not authorized for field customer\"}],\"data\":null}",
      "[{\"code\":17,\"detail\":\"s3cr3t\"}]",
      "SQLite error 10: disk I/O error - while executing `PRAGMA journal_mode = WAL`",
      "new row violates row-level security policy for table \"orders\"",
      "Error Domain=NSCocoaErrorDomain Code=256 \"(null)\" UserInfo={NSFilePath=/private/var/a}",
      "NSURLErrorDomain error -1009.", "URLSessionTask failed with error: (null)",
      "keyNotFound(CodingKeys(stringValue: \"id\", intValue: nil), "
        + "Swift.DecodingError.Context(codingPath: [], debugDescription: \"No value\"))",
    ].map { text in
      RealError(
        r6, App.ServerMessage(message: text), .general,
        hides: text.filter { !$0.isWhitespace }.isEmpty ? [] : [text])
    }

  private static let wrappersWithWords: [RealError] = [
    RealError(
      "REAL_WORLD R9",
      App.Titled(title: "Your photo wasn’t uploaded.", underlyingError: Sample.typeMismatch),
      .own("Your photo wasn’t uploaded."), over: .dataUnreadable, hides: ["Array<Any>"]),
    RealError(
      "REAL_WORLD R9",
      App.Titled(title: "Your photo wasn’t uploaded.", underlyingError: Sample.keyNotFound),
      .own("Your photo wasn’t uploaded."), over: .dataIncomplete, hides: ["CodingKeys"]),
    RealError(
      "REAL_WORLD R9",
      App.Titled(
        title: "The notes weren’t loaded", underlyingError: URLError(.notConnectedToInternet)),
      .own("The notes weren’t loaded"), over: .notConnected),
    RealError(
      "REAL_WORLD R9",
      App.Titled(title: "The order wasn’t sent", underlyingError: URLError(.timedOut)),
      .own("The order wasn’t sent"), over: .timedOut),
    RealError(
      "REAL_WORLD R9",
      App.Titled(title: "The copy wasn’t saved", underlyingError: Sample.posix(ENOSPC)),
      .own("The copy wasn’t saved"), over: .diskFull),
    RealError(
      r8, App.Titled(title: "The seat is taken", underlyingError: nil), .own("The seat is taken")),
    RealError(
      r8,
      App.Titled(title: "The payment didn’t go through", underlyingError: App.APIError.network),
      .own("The payment didn’t go through"), hides: ["APIError"]),
    RealError(
      "adamayoung/TMDb#419",
      App.Titled(title: "Network error", underlyingError: CancellationError()), nil,
      cancelled: true),
    RealError(
      "jellyfin/Swiftfin#1970",
      App.Titled(title: "The film can’t be played", underlyingError: URLError(.cancelled)), nil,
      cancelled: true),
    // The words of the cause, which are Foundation's.
    RealError(
      "REAL_WORLD R6", App.PassedOn.network(URLError(.notConnectedToInternet)), .notConnected,
      hides: ["NSURLErrorDomain", "error -1009"]),
    RealError(
      "REAL_WORLD R6", App.PassedOn.network(URLError(.cancelled)), .cancelled, cancelled: true),
    RealError(
      "REAL_WORLD R6", App.PassedOn.network(Sample.keyNotFound), .dataIncomplete,
      hides: ["CodingKeys"]),
    RealError(
      "REAL_WORLD R6", App.PassedOn.network(Sample.cocoa(260)), .fileNotFound,
      hides: ["NSCocoaErrorDomain"]),
    RealError(
      "REAL_WORLD R6", App.PassedOn.network(App.Declined.card), .own("The card was declined")),
    RealError(
      "REAL_WORLD R6",
      App.PassedOn.network(
        NSError(
          domain: NSURLErrorDomain, code: -1009,
          userInfo: [
            NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
          ])),
      .notConnected, hides: ["appears to be offline"]),
    RealError(
      "REAL_WORLD R6", App.PassedOn.general(error: Sample.typeMismatch), .dataUnreadable,
      hides: ["General error", "typeMismatch"]),
  ]
}
