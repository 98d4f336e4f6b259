import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ErrorExample {
  /// Errors that an app declares itself, with all the ways to provide texts.
  static let own: [ErrorExample] = [
    ErrorExample(.own, "Title, reason and suggestion", LibraryError.full(limit: 1_000)),
    ErrorExample(.own, "A description alone", LibraryError.locked),
    ErrorExample(.own, "Localized, but without a word", LibraryError.unexplained),
    ErrorExample(.own, "Without a word", CoffeeError.cold(cupOf: "Anna")),
    ErrorExample(.own, "Words for alerts", UploadError(photo: 7)),
    ErrorExample(.own, "Ways to recover", SignInExpired()),
    ErrorExample(.own, "A cause that speaks", SyncError.caused(by: URLError(.timedOut))),
    ErrorExample(.own, "A cause that really failed") {
      try await SyncError.catching { try await RealFailures.connectToNobody() }
    },
    ErrorExample(.own, "A cause of a cause", SyncError.caused(by: SyncError.caused(by: diskFull))),
    ErrorExample(.own, "Several causes", UploadsFailed(causes: [URLError(.timedOut), diskFull])),
    ErrorExample(.own, "Details for anybody", UploadsFailed(causes: [RequestFailed.busy])),
    ErrorExample(.own, "Words beside it", printerError),
    ErrorExample(
      .own, "Signs that mislead", StrangeError(text: "100 %@ %n <b>\u{202E}drawkcab</b>")),
    ErrorExample(
      .own, "Far too many words",
      StrangeError(text: String(repeating: "It is a long story. ", count: 200))),
    ErrorExample(.own, "Its own cause", StrangeCircle()),
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
