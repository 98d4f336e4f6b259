import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ErrorExample {
  /// Errors that an app declares itself, with all the ways to provide texts.
  static let own: [ErrorExample] = [
    ErrorExample(.own, "Title, reason and suggestion", LibraryError.full(limit: 1_000)),
    ErrorExample(.own, "Only a description", LibraryError.locked),
    ErrorExample(.own, "LocalizedError without text", LibraryError.unexplained),
    ErrorExample(.own, "Error without text", CoffeeError.cold(cupOf: "Anna")),
    ErrorExample(.own, "ErrorAlertConvertible", UploadError(photo: 7)),
    ErrorExample(.own, "RecoverableError", SignInExpired()),
    ErrorExample(.own, "CauseWrapper", SyncError.caused(by: URLError(.timedOut))),
    ErrorExample(.own, "CauseWrapper of a real failure") {
      try await SyncError.catching { try await RealFailures.connectToClosedPort() }
    },
    ErrorExample(
      .own, "Nested CauseWrapper", SyncError.caused(by: SyncError.caused(by: diskFull))),
    ErrorExample(
      .own, "CauseProvider with several causes",
      UploadsFailed(causes: [URLError(.timedOut), diskFull])),
    ErrorExample(.own, "PublicDetailsProvider", UploadsFailed(causes: [URLError(.timedOut)])),
    ErrorExample(.own, "NSError with user info", printerError),
    ErrorExample(
      .own, "Misleading characters", TextError(text: "100 %@ %n <b>\u{202E}drawkcab</b>")),
    ErrorExample(
      .own, "A very long text",
      TextError(text: String(repeating: "It is a long story. ", count: 200))),
    ErrorExample(.own, "A cause in a cycle", CyclicError()),
  ]

  private static let diskFull = CocoaError(.fileWriteOutOfSpace)

  private static let printerError = NSError(
    domain: "Printer", code: 17,
    userInfo: [
      NSLocalizedDescriptionKey: "The printer has no paper",
      NSLocalizedFailureReasonErrorKey: "Two pages have not been printed.",
      NSLocalizedRecoverySuggestionErrorKey: "Put paper in and print them again.",
    ])
}
