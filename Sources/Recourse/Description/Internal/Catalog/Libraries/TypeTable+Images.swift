extension TypeTable {
  /// Kingfisher.
  ///
  /// Each reason is a case of its own; a payload's error is a cause. A view that has been given
  /// another image says notCurrentSourceTask.
  ///
  /// Read: onevcat/Kingfisher KingfisherError.swift, AVAssetImageDataProvider.swift,
  /// ImageDataProvider.swift, PHPickerResultImageDataProvider.swift,
  /// PhotosPickerItemImageDataProvider.swift.
  static let kingfisher: [TypeTable] = [
    TypeTable(
      "KingfisherError", texts: .forDevelopers,
      [
        // Cancellations.
        Case("requestError.taskCancelled", .cancelled),
        Case("requestError.livePhotoTaskCancelled", .cancelled),
        Case("requestError.asyncTaskContextCancelled", .cancelled),
        Case("requestError.dataProviderCancelled", .cancelled),
        Case("responseError.cancelledByDelegate", .cancelled),
        Case("imageSettingError.notCurrentSourceTask", .cancelled),
        Case("imageSettingError.notCurrentLivePhotoSourceTask", .cancelled),

        // Loading.
        Case("requestError.emptyRequest", .appMistake),
        Case("requestError.invalidURL", .addressInvalid),
        Case("responseError.invalidHTTPStatusCode", codeOf: "HTTP"),
        Case("responseError.invalidURLResponse", .answerInvalid),
        Case("responseError.URLSessionError", .general),  // a cause
        Case("responseError.dataModifyingFailed", .appMistake),
        Case("responseError.noURLResponse", .answerInvalid),
        Case("processorError.processingFailed", .dataUnreadable),
        Case("imageSettingError.emptySource", .appMistake),
        Case("imageSettingError.dataProviderError", .general),  // a cause
        Case("imageSettingError.alternativeSourcesExhausted", .general),  // causes
        Case("imageSettingError.livePhotoResultError", .general),  // a cause

        // The cache.
        Case("cacheError.imageNotExisting", .notFound),
        Case("cacheError.missingLivePhotoResourceOnDisk", .fileNotFound),
        Case("cacheError.diskStorageIsNotReady", .diskFull),
        Case("cacheError.cannotLoadDataFromDisk", .readFailed),
        Case("cacheError.invalidURLResource", .readFailed),
        Case("cacheError.fileEnumeratorCreationFailed", .readFailed),
        Case("cacheError.invalidFileEnumeratorContent", .readFailed),
        Case("cacheError.cannotCreateDirectory", .writeFailed),
        Case("cacheError.cannotCreateCacheFile", .writeFailed),
        Case("cacheError.cannotSetCacheFileAttribute", .writeFailed),
        Case("cacheError.cannotConvertToData", .dataNotSaved),
        Case("cacheError.cannotSerializeImage", .dataNotSaved),
      ]),
    TypeTable(
      "AVAssetImageDataProviderError", texts: .forDevelopers,
      [
        Case("userCancelled", .cancelled),
        Case("invalidImage", .dataUnreadable),
      ]),
    TypeTable(
      "ThumbnailImageDataProviderError", texts: .forDevelopers,
      [
        Case("invalidImageSource", .dataUnreadable),
        Case("invalidThumbnail", .dataUnreadable),
        Case("writeDataError", .dataNotSaved),
        Case("finalizeDataError", .dataNotSaved),
      ]),
    TypeTable(
      "PHPickerResultImageDataProviderError", texts: .forDevelopers,
      [
        Case("pickerProviderError", .general),  // a cause
        Case("invalidImage", .dataUnreadable),
      ]),
    TypeTable(
      "PhotosPickerItemImageDataProviderError", texts: .forDevelopers,
      [
        Case("pickerProviderError", .general),  // a cause
        Case("invalidImage", .dataUnreadable),
      ]),
  ]

  /// Nuke.
  ///
  /// A payload's error is a cause, but its context isn't to be read.
  ///
  /// Read: kean/Nuke ImagePipeline+Error.swift, DataLoader.swift, ImageDecoding.swift,
  /// ImageProcessing.swift, ImageProcessors+CoreImage.swift.
  static let nuke: [TypeTable] = [
    TypeTable(
      "Nuke.ImagePipeline.Error", texts: .forDevelopers,
      [
        Case("cancelled|#9", .cancelled),
        Case("dataMissingInCache|#4", .notFound),
        Case("dataLoadingFailed|#0", .general),  // a cause
        Case("dataIsEmpty|#5", .answerInvalid),
        Case("dataDownloadExceededMaximumSize|#8", .tooLarge),
        Case("decoderNotRegistered|#1", .dataUnreadable),
        Case("decodingFailed|#2", .dataUnreadable),
        Case("processingFailed|#3", .dataUnreadable),
        Case("imageRequestMissing|#6", .appMistake),
        Case("pipelineInvalidated|#7", .appMistake),
      ]),
    TypeTable(
      "Nuke.DataLoader.Error", texts: .forDevelopers,
      [Case("statusCodeUnacceptable", codeOf: "HTTP")]),
    TypeTable("ImageDecodingError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
    TypeTable("Nuke.ImageProcessingError", texts: .forDevelopers, [Case("", .dataUnreadable)]),
    TypeTable(
      "Nuke.ImageProcessors.CoreImageFilter.Error", texts: .forDevelopers,
      [Case("", .dataUnreadable)]),
  ]
}
