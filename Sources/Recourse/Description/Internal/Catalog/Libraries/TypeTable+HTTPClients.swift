extension TypeTable {
  /// Alamofire.
  ///
  /// Its `errorDescription` is for developers. Cases with an error of their own are general: the
  /// error is a cause, and for a session's task it is URL loading's.
  ///
  /// Read: Alamofire/Alamofire Source/Core/AFError.swift.
  static let alamofire: [TypeTable] = [
    TypeTable(
      "AFError", texts: .forDevelopers,
      [
        Case("explicitlyCancelled", .cancelled),

        // The server's answer.
        Case("responseValidationFailed.unacceptableStatusCode", codeOf: "HTTP"),
        Case("responseValidationFailed.dataFileNil", .downloadFailed),
        Case("responseValidationFailed.dataFileReadFailed", .readFailed),
        Case("responseValidationFailed.missingContentType", .answerInvalid),
        Case("responseValidationFailed.unacceptableContentType", .answerInvalid),
        Case("responseValidationFailed.customValidationFailed", .general),  // a cause
        Case("responseValidationFailed", .answerInvalid),
        Case("responseSerializationFailed.inputFileNil", .downloadFailed),
        Case("responseSerializationFailed.inputFileReadFailed", .readFailed),
        Case("responseSerializationFailed.stringSerializationFailed", .textUnreadable),
        Case("responseSerializationFailed.customSerializationFailed", .general),  // a cause
        Case("responseSerializationFailed", .answerInvalid),
        Case("downloadedFileMoveFailed", .downloadFailed),

        // The server's certificate.
        Case("serverTrustEvaluationFailed.noRequiredEvaluator", .notSecure),
        Case("serverTrustEvaluationFailed.noCertificatesFound", .notSecure),
        Case("serverTrustEvaluationFailed.noPublicKeysFound", .notSecure),
        Case("serverTrustEvaluationFailed.policyApplicationFailed", .notSecure),
        Case("serverTrustEvaluationFailed.settingAnchorCertificatesFailed", .notSecure),
        Case("serverTrustEvaluationFailed.revocationPolicyCreationFailed", .notSecure),
        Case("serverTrustEvaluationFailed.customEvaluationFailed", .general),  // a cause
        Case("serverTrustEvaluationFailed", .notSecure),

        // The request.
        Case("invalidURL", .addressInvalid),
        Case("multipartEncodingFailed.bodyPartFileNotReachable", .fileNotFound),
        Case("multipartEncodingFailed.bodyPartFileNotReachableWithError", .readFailed),
        Case("multipartEncodingFailed.bodyPartFileIsDirectory", .isFolder),
        Case("multipartEncodingFailed.bodyPartFileSizeNotAvailable", .readFailed),
        Case("multipartEncodingFailed.bodyPartFileSizeQueryFailedWithError", .readFailed),
        Case("multipartEncodingFailed.bodyPartInputStreamCreationFailed", .readFailed),
        Case("multipartEncodingFailed.inputStreamReadFailed", .readFailed),
        Case("multipartEncodingFailed.outputStreamCreationFailed", .writeFailed),
        Case("multipartEncodingFailed.outputStreamWriteFailed", .writeFailed),
        Case("multipartEncodingFailed.outputStreamFileAlreadyExists", .fileExists),
        Case("multipartEncodingFailed", .appMistake),
        Case("parameterEncodingFailed.customEncodingFailed", .general),  // a cause
        Case("parameterEncodingFailed", .appMistake),
        Case("parameterEncoderFailed", .appMistake),
        Case("urlRequestValidationFailed", .appMistake),
        Case("createUploadableFailed", .general),  // a cause
        Case("createURLRequestFailed", .general),  // a cause
        Case("requestAdaptationFailed", .general),  // a cause
        Case("requestRetryFailed", .general),  // two causes
        Case("sessionTaskFailed", .general),  // a cause
        Case("sessionInvalidated", .general),  // perhaps a cause
        Case("sessionDeinitialized", .appMistake),
      ]),
    TypeTable(
      "AFError.UnexpectedInputStreamLength", texts: .forDevelopers, [Case("", .readFailed)]),
  ]

  /// Moya.
  ///
  /// Its responses are objects with a status; a payload's error is a cause.
  ///
  /// Read: Moya/Moya Sources/Moya/MoyaError.swift, Response.swift.
  static let moya: [TypeTable] = [
    TypeTable(
      "MoyaError", texts: .forDevelopers,
      [
        Case("statusCode", codeOf: "HTTP"),
        Case("imageMapping", .answerInvalid),
        Case("jsonMapping", .answerInvalid),
        Case("stringMapping", .answerInvalid),
        Case("objectMapping", .answerInvalid),
        Case("underlying", .general),  // a cause
        Case("requestMapping", .appMistake),
        Case("encodableMapping", .appMistake),
        Case("parameterEncoding", .appMistake),
      ])
  ]

  /// RxCocoa's requests, and RxSwift's own errors.
  ///
  /// Read: ReactiveX/RxSwift URLSession+Rx.swift, Errors.swift, RxCocoa.swift.
  static let rxSwift: [TypeTable] = [
    TypeTable(
      "RxCocoaURLError", texts: .forDevelopers,
      [
        Case("httpRequestFailed", codeOf: "HTTP"),
        Case("nonHTTPResponse", .answerInvalid),
        Case("deserializationError", .answerInvalid),
        Case("unknown", .general),
      ]),
    TypeTable(
      "RxError", texts: .forDevelopers,
      [
        Case("timeout", .tookTooLong),
        Case("noElements", .general),
        Case("unknown", .general),
        Case("", .appMistake),
      ]),
    TypeTable(
      "RxCocoaError", texts: .forDevelopers,
      [
        Case("unknown", .general),
        Case("", .appMistake),
      ]),
  ]

  /// PromiseKit.
  ///
  /// Read: mxcl/PromiseKit Sources/Error.swift.
  static let promiseKit: [TypeTable] = [
    TypeTable(
      "PMKError", texts: .forDevelopers,
      [
        Case("cancelled|#4", .cancelled),
        Case("noWinner|#6", .general),
        Case("emptySequence|#5", .nothingFound),
        Case("compactMap", .general),
        Case("flatMap", .general),
        Case("", .appMistake),
      ])
  ]

  /// TUSKit, which uploads in parts.
  ///
  /// A payload's error is a cause; failedRequest has a response.
  ///
  /// Read: tus/TUSKit TUSAPI.swift, TUSClientError.swift, Files.swift, Network.swift.
  static let tusKit: [TypeTable] = [
    TypeTable(
      "TUSClientError", texts: .forDevelopers,
      [
        Case("taskCancelled", .cancelled),
        Case("couldNotCopyFile", .readFailed),
        Case("couldNotLoadData", .readFailed),
        Case("fileSizeUnknown", .readFailed),
        Case("couldNotStoreFile", .writeFailed),
        Case("couldNotStoreFileMetadata", .writeFailed),
        Case("couldNotDeleteFile", .general),
        Case("couldnotRemoveFinishedUploads", .general),
        Case("couldNotCreateFileOnServer", .general),  // a cause
        Case("couldNotUploadFile", .general),  // a cause
        Case("couldNotGetFileStatus", .general),  // a cause
        Case("fileSizeMismatchWithServer", .conflict),
        Case("receivedUnexpectedOffset", .answerInvalid),
        Case("missingRemoteDestination", .answerInvalid),
        Case("uploadIsAlreadyFinished", .general),
        Case("couldNotRetryUpload", .general),
        Case("couldNotResumeUpload", .general),
        Case("", .appMistake),
      ]),
    TypeTable(
      "TUSAPIError", texts: .forDevelopers,
      [
        Case("failedRequest", codeOf: "HTTP"),
        Case("underlyingError", .general),  // a cause
        Case("", .answerInvalid),
      ]),
    TypeTable(
      "TUSKit.FilesError", texts: .forDevelopers,
      [
        Case("relatedFileNotFound", .fileNotFound),
        Case("dataIsEmpty", .dataIncomplete),
        Case("unknownError", .general),
      ]),
    TypeTable("TUSKit.NetworkError", texts: .forDevelopers, [Case("", .answerInvalid)]),
  ]
}
