extension TypeTable {
  /// Firebase AI Logic, and Google's former library for Gemini.
  ///
  /// A stopped answer has its reason; a payload's error is a cause.
  ///
  /// Read: firebase/firebase-ios-sdk FirebaseAI GenerateContentError.swift,
  /// GenerateContentResponse.swift, GenerativeModelSession.swift, LiveSessionErrors.swift,
  /// Errors.swift.
  static let firebaseAI: [TypeTable] = [
    TypeTable(
      "GenerateContentError", at: "responseStoppedEarly.reason.rawValue", texts: .forDevelopers,
      [
        Case("SAFETY", .contentRefused),
        Case("RECITATION", .contentRefused),
        Case("BLOCKLIST", .contentRefused),
        Case("PROHIBITED_CONTENT", .contentRefused),
        Case("SPII", .contentRefused),
        Case("IMAGE_SAFETY", .contentRefused),
        Case("IMAGE_PROHIBITED_CONTENT", .contentRefused),
        Case("IMAGE_RECITATION", .contentRefused),
        Case("MAX_TOKENS", .tooLarge),
        Case("LANGUAGE", .unsupported),
      ]),
    TypeTable(
      "GenerateContentError", texts: .forDevelopers,
      [
        Case("promptBlocked", .contentRefused),
        Case("promptImageContentError", .dataUnreadable),  // over its cause
        Case("", .general),  // perhaps a cause
      ]),
    TypeTable(
      "GenerativeModelSession.GenerationError", texts: .forDevelopers,
      [
        Case("assetsUnavailable", .modelUnavailable),
        Case("concurrentRequests", .inProgress),
        Case("decodingFailure", .answerInvalid),
        Case("unsupportedPromptContent", .unsupported),
        Case("internalError", .general),  // a cause
      ]),
    TypeTable("LiveSessionLostConnectionError", texts: .forDevelopers, [Case("", .connectionLost)]),
    TypeTable(
      "LiveSessionUnexpectedClosureError", texts: .forDevelopers, [Case("", .connectionClosed)]),
    TypeTable(
      "LiveSessionUnsupportedMessageError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("LiveSessionSetupError", texts: .forDevelopers, [Case("", .requestInvalid)]),
    TypeTable("InvalidCandidateError", texts: .forDevelopers, [Case("", .answerInvalid)]),
    TypeTable("UnrecognizedRPCError", texts: .forDevelopers, [Case("", .answerInvalid)]),
  ]

  /// Firebase's downloads of models, and the coding of Firestore's documents.
  ///
  /// Read: firebase/firebase-ios-sdk ModelDownloader.swift, CodableErrors.swift.
  static let firebaseData: [TypeTable] = [
    TypeTable(
      "FirebaseMLModelDownloader.DownloadError", texts: .forDevelopers,
      [
        Case("notEnoughSpace", .diskFull),
        Case("notFound", .notFound),
        Case("permissionDenied", .notAllowed),
        Case("resourceExhausted", .limitReached),
        Case("failedPrecondition", .general),
        Case("internalError", .general),
        Case("", .appMistake),
      ]),
    TypeTable("FirestoreDecodingError", texts: .forDevelopers, [Case("", .appMistake)]),
    TypeTable("FirestoreEncodingError", texts: .forDevelopers, [Case("", .appMistake)]),
  ]
}
