extension TypeTable {
  /// The errors of a session of the language model, up to version 26 of the systems.
  ///
  /// Read: developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror.
  static let generation = TypeTable(
    "FoundationModels.LanguageModelSession.GenerationError",
    [
      Case("exceededContextWindowSize", .conversationTooLong),
      Case("assetsUnavailable", .modelUnavailable),
      Case("guardrailViolation", .contentRefused),
      Case("refusal", .contentRefused),
      Case("rateLimited", .limitReached),
      Case("concurrentRequests", .inProgress),
      Case("unsupportedLanguageOrLocale", .unsupported),
      Case("unsupportedGuide", .appMistake),
      Case("decodingFailure", .general, .transient),
    ])

  /// The errors of all language models.
  ///
  /// Read: developer.apple.com/documentation/foundationmodels/languagemodelerror.
  static let languageModel = TypeTable(
    "FoundationModels.LanguageModelError",
    [
      Case("contextSizeExceeded", .conversationTooLong),
      Case("guardrailViolation", .contentRefused),
      Case("refusal", .contentRefused),
      Case("rateLimited", .limitReached),
      Case("timeout", .tookTooLong),
      Case("unsupportedCapability", .unsupported),
      Case("unsupportedLanguageOrLocale", .unsupported),
      Case("unsupportedTranscriptContent", .unsupported),
      Case("unsupportedGenerationGuide", .appMistake),
    ])

  /// The mistakes in using a session of the language model.
  ///
  /// Read: developer.apple.com/documentation/foundationmodels/languagemodelsession/error.
  static let modelSession = TypeTable(
    "FoundationModels.LanguageModelSession.Error",
    [
      Case("concurrentRequests", .inProgress),
      Case("transcriptMutationWhileResponding", .appMistake),
    ])

  /// The errors of the language model of the system.
  ///
  /// Read: developer.apple.com/documentation/foundationmodels/systemlanguagemodel/error.
  static let systemModel = TypeTable(
    "FoundationModels.SystemLanguageModel.Error",
    [
      Case("assetsUnavailable", .modelUnavailable)
    ])

  /// The errors of an adapter of the language model.
  ///
  /// Read: docs.rs/foundation-models FMError; public declarations of AssetError.
  static let modelAdapter = TypeTable(
    "FoundationModels.SystemLanguageModel.Adapter.AssetError",
    [
      Case("invalidAsset", .dataUnreadable),
      Case("invalidAdapterName", .appMistake),
      Case("compatibleAdapterNotFound", .unsupported),
    ])

  /// The error of a tool that a model has called; the tool's own error is its cause.
  ///
  /// Read: developer.apple.com/documentation/foundationmodels/languagemodelsession/toolcallerror.
  static let toolCall = TypeTable("FoundationModels.LanguageModelSession.ToolCallError")

  /// The errors of SwiftData.
  ///
  /// That a container couldn't be loaded gives way to the cause.
  /// Read: developer.apple.com/documentation/swiftdata/swiftdataerror;
  /// the property in public reports.
  static let swiftData = TypeTable(
    "SwiftData.SwiftDataError", at: "_error",
    [
      Case("loadIssueModelContainer", .readFailed),
      Case("unknownDataStoreSchema", .dataUnreadable),
      Case("unknownSchema", .dataUnreadable),
      Case("backwardMigration", .dataUnreadable),
      Case("historyTokenExpired", .general),
      Case("modelValidationFailure", .general),
      Case("missingModelContext", .appMistake),
      Case("invalidTransactionFetchRequest", .appMistake),
      Case("includePendingChangesWithBatchSize", .appMistake),
      Case("sortingPendingChangesWithIdentifiers", .appMistake),
      Case("unsupportedKeyPath", .appMistake),
      Case("unsupportedPredicate", .appMistake),
      Case("unsupportedSortDescriptor", .appMistake),
      Case("duplicateConfiguration", .appMistake),
      Case("configurationFileNameTooLong", .appMistake),
      Case("configurationFileNameContainsInvalidCharacters", .appMistake),
      Case("configurationSchemaNotFoundInContainerSchema", .appMistake),
    ])

  /// The errors of translating text.
  ///
  /// Read: developer.apple.com/documentation/translation/translationerror;
  /// the property in public reports.
  static let translation = TypeTable(
    "Translation.TranslationError", at: "cause",
    [
      Case("alreadyCancelled", .cancelled),
      Case("internalError", .general),
      Case("notInstalled", .modelUnavailable),
      Case("nothingToTranslate", .valueMissing),
      Case("unableToIdentifyLanguage", .inputInvalid),
      Case("unsupportedSourceLanguage", .unsupported),
      Case("unsupportedTargetLanguage", .unsupported),
      Case("unsupportedLanguagePairing", .unsupported),
    ])
  /// The error of an app intent, whose words are for people.
  ///
  /// Read: developer.apple.com/documentation/appintents/appintenterror;
  /// the property in public reports.
  static let appIntent = TypeTable(
    "AppIntents.AppIntentError", at: "context", texts: .forPeople,
    [
      Case("needsValue", .valueMissing)
    ])

  /// The errors of image analysis in Swift.
  ///
  /// Read: developer.apple.com/documentation/vision/visionerror.
  static let imageAnalysis = TypeTable(
    "Vision.VisionError",
    [
      Case("requestCancelled", .cancelled),
      Case("dataUnavailable", .general),
      Case("internalError", .general),
      Case("invalidArgument", .appMistake),
      Case("invalidFormat", .dataUnreadable),
      Case("invalidImage", .dataUnreadable),
      Case("invalidModel", .appMistake),
      Case("invalidOperation", .appMistake),
      Case("ioError", .readFailed),
      Case("operationFailed", .general),
      Case("outOfBoundsError", .appMistake),
      Case("outOfMemory", .outOfMemory),
      Case("pixelBufferCreationFailed", .general),
      Case("timeStampNotFound", .appMistake),
      Case("timeout", .tookTooLong),
      Case("unsupportedComputeDevice", .unsupported),
      Case("unsupportedComputeStage", .unsupported),
      Case("unsupportedRequest", .unsupported),
      Case("unsupportedRevision", .unsupported),
    ])
}
