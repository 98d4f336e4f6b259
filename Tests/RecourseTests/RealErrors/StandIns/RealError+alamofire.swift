import Foundation
import Recourse

extension RealError {
  private typealias AFError = Alamofire.AFError

  private static let source = "Alamofire/Alamofire Source/Core/AFError.swift"

  static let alamofire: [RealError] =
    alamofireCancelled + alamofireTasks + alamofireTrust + alamofireResponses + alamofireRequests
    + alamofireFiles

  private static let alamofireCancelled: [RealError] = [
    RealError("Alamofire/Alamofire#3531", AFError.explicitlyCancelled, .cancelled, cancelled: true),
    RealError(
      "Alamofire/Alamofire#3531", AFError.sessionTaskFailed(error: URLError(.cancelled)),
      .cancelled, cancelled: true),
    RealError(
      "Alamofire/Alamofire#3659", AFError.sessionInvalidated(error: URLError(.cancelled)),
      .cancelled, cancelled: true),
    RealError(
      source, AFError.requestAdaptationFailed(error: CancellationError()), .cancelled,
      cancelled: true),
    RealError(
      source,
      AFError.requestRetryFailed(
        retryError: CancellationError(), originalError: AFError.explicitlyCancelled),
      .cancelled, cancelled: true),
    RealError(
      source, AFError.createUploadableFailed(error: CancellationError()), .cancelled,
      cancelled: true),
  ]

  private static let alamofireTasks: [RealError] = [
    RealError(
      "Alamofire/Alamofire#3965",
      AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet)), .notConnected,
      hides: ["URLSessionTask"]),
    RealError(source, AFError.sessionTaskFailed(error: URLError(.timedOut)), .timedOut),
    RealError(
      source, AFError.sessionTaskFailed(error: URLError(.networkConnectionLost)),
      .connectionLost),
    RealError(source, AFError.sessionTaskFailed(error: URLError(.cannotFindHost)), .hostNotFound),
    RealError(
      source, AFError.sessionTaskFailed(error: URLError(.serverCertificateUntrusted)), .notSecure),
    RealError(
      "onevcat/Kingfisher Sources/General/KingfisherError.swift",
      AFError.sessionTaskFailed(error: Sample.offline(reason: 2)), .lowDataMode),
    RealError(
      source, AFError.sessionTaskFailed(error: Sample.offline(reason: 1)), .wifiNeeded),
    RealError(
      source, AFError.sessionTaskFailed(error: Sample.offline(reason: 0)), .dataNotAllowed),
    RealError(
      source, AFError.sessionInvalidated(error: URLError(.networkConnectionLost)),
      .connectionLost),
    RealError(source, AFError.sessionDeinitialized, .appMistake, hides: ["Session"]),
    RealError(
      source,
      AFError.requestRetryFailed(
        retryError: AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet)),
        originalError: AFError.sessionTaskFailed(error: URLError(.notConnectedToInternet))),
      .notConnected),
  ]

  private static let alamofireTrust: [RealError] =
    [
      RealError(
        source,
        AFError.serverTrustEvaluationFailed(reason: .noRequiredEvaluator(host: "api.example.com")),
        .notSecure, hides: ["api.example.com"]),
      RealError(
        source, AFError.serverTrustEvaluationFailed(reason: .noCertificatesFound), .notSecure),
      RealError(
        source, AFError.serverTrustEvaluationFailed(reason: .trustEvaluationFailed(error: nil)),
        .notSecure),
      RealError(
        source,
        AFError.serverTrustEvaluationFailed(
          reason: .hostValidationFailed(
            output: .init(
              host: "api.example.com", trust: AFError.SecurityObject(), status: 0, result: 5))),
        .notSecure, hides: ["SecurityObject"]),
      RealError(
        source,
        AFError.serverTrustEvaluationFailed(
          reason: .certificatePinningFailed(
            host: "api.example.com", trust: AFError.SecurityObject(), pinnedCertificates: [],
            serverCertificates: [AFError.SecurityObject()])),
        .notSecure, hides: ["pinn"]),
    ]
    + [
      .noPublicKeysFound, .revocationPolicyCreationFailed,
      .settingAnchorCertificatesFailed(status: -50, certificates: []),
      .publicKeyPinningFailed(
        host: "api.example.com", trust: AFError.SecurityObject(), pinnedKeys: [], serverKeys: []),
      .trustEvaluationFailed(error: NSError(domain: "NSOSStatusErrorDomain", code: -67843)),
    ].map { (reason: AFError.ServerTrustFailureReason) in
      RealError(source, AFError.serverTrustEvaluationFailed(reason: reason), .notSecure)
    }

  private static let alamofireResponses: [RealError] = [
    RealError(source, status(400), .requestInvalid, hides: ["400", "status code"]),
    RealError(source, status(401), .signInNeeded),
    RealError(source, status(403), .notAllowed),
    RealError("Moya/Moya#852", status(404), .notFound),
    RealError(source, status(413), .tooLarge),
    RealError(source, status(429), .tooManyRequests),
    RealError(source, status(500), .serverFailed),
    RealError(source, status(503), .serviceUnavailable),
    RealError(
      source,
      AFError.responseValidationFailed(
        reason: .unacceptableContentType(
          acceptableContentTypes: ["application/json"], responseContentType: "text/html")),
      .answerInvalid, hides: ["text/html"]),
    RealError(
      source,
      AFError.responseValidationFailed(
        reason: .missingContentType(acceptableContentTypes: ["image/*"])),
      .answerInvalid, hides: ["image/*"]),
    RealError(
      source,
      AFError.responseValidationFailed(
        reason: .customValidationFailed(error: AppErrors.Declined.expiredVoucher)),
      .own("The voucher has expired.")),
    RealError(
      source, AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength),
      .answerInvalid),
    RealError(
      source, AFError.responseSerializationFailed(reason: .invalidEmptyResponse(type: "Note")),
      .answerInvalid, hides: ["Note"]),
    RealError(
      source,
      AFError.responseSerializationFailed(reason: .stringSerializationFailed(encoding: .utf8)),
      .textUnreadable),
    RealError(
      "Alamofire/Alamofire#1897",
      AFError.responseSerializationFailed(
        reason: .jsonSerializationFailed(
          error: Sample.cocoa(
            3840, ["NSDebugDescription": "Invalid value around character 0."]))),
      .dataUnreadable, hides: ["character 0"]),
    RealError(
      "ruddarr/app#257",
      AFError.responseSerializationFailed(reason: .decodingFailed(error: Sample.keyNotFound)),
      .dataIncomplete, hides: ["CodingKeys"]),
    RealError(
      source,
      AFError.responseSerializationFailed(reason: .decodingFailed(error: Sample.typeMismatch)),
      .dataUnreadable, hides: ["Array<Any>"]),
    RealError(
      source,
      AFError.responseSerializationFailed(
        reason: .customSerializationFailed(error: URLError(.badServerResponse))),
      .answerInvalid),
  ]

  private static func status(_ code: Int) -> Alamofire.AFError {
    .responseValidationFailed(reason: .unacceptableStatusCode(code: code))
  }

  private static let alamofireRequests: [RealError] = [
    RealError(
      source, AFError.invalidURL(url: "https://exa mple.com"), .addressInvalid,
      hides: ["exa mple"]),
    RealError(
      source, AFError.createURLRequestFailed(error: URLError(.badURL)), .addressInvalid),
    RealError(source, AFError.parameterEncodingFailed(reason: .missingURL), .appMistake),
    RealError(
      source,
      AFError.parameterEncoderFailed(reason: .missingRequiredComponent(.httpMethod(rawValue: ""))),
      .appMistake),
    RealError(
      source,
      AFError.parameterEncodingFailed(
        reason: .customEncodingFailed(error: AppErrors.Declined.expiredVoucher)),
      .own("The voucher has expired.")),
    // The value can't be encoded; nothing is said of saving.
    RealError(
      source,
      AFError.parameterEncoderFailed(reason: .encoderFailed(error: Sample.invalidValue)), nil,
      hides: ["infinity"]),
    RealError(
      source, AFError.requestAdaptationFailed(error: AppErrors.Declined.sessionOver),
      .own("Your session has ended. Sign in again to continue.")),
    RealError(
      source,
      AFError.urlRequestValidationFailed(
        reason: .bodyDataInGETRequest(Data("grant_type=password&password=hunter2".utf8))),
      .appMistake, hides: ["hunter2", "grant_type"]),
  ]

  private static let alamofireFiles: [RealError] = [
    RealError(
      source,
      AFError.downloadedFileMoveFailed(
        error: Sample.cocoa(640, ["NSFilePath": Sample.file.path]), source: Sample.file,
        destination: Sample.file),
      .diskFull, hides: ["/private"]),
    RealError(
      source, AFError.createUploadableFailed(error: Sample.cocoa(260)), .fileNotFound),
    multipart(.bodyPartURLInvalid(url: Sample.url), .appMistake),
    multipart(
      .bodyPartFileNotReachableWithError(atURL: Sample.file, error: Sample.cocoa(260)),
      .fileNotFound),
    multipart(.bodyPartFileNotReachable(at: Sample.file), .fileNotFound),
    multipart(.bodyPartFilenameInvalid(in: Sample.file), .appMistake),
    multipart(.outputStreamURLInvalid(url: Sample.url), .appMistake),
    multipart(.bodyPartFileSizeNotAvailable(at: Sample.file), .readFailed),
    multipart(.bodyPartFileIsDirectory(at: Sample.file), .isFolder),
    multipart(
      .bodyPartFileSizeQueryFailedWithError(forURL: Sample.file, error: Sample.cocoa(257)),
      .noPermission),
    multipart(.bodyPartInputStreamCreationFailed(for: Sample.file), .readFailed),
    multipart(.outputStreamCreationFailed(for: Sample.file), .writeFailed),
    multipart(.outputStreamFileAlreadyExists(at: Sample.file), .fileExists),
    multipart(.outputStreamWriteFailed(error: Sample.posix(ENOSPC)), .diskFull),
    multipart(
      .inputStreamReadFailed(
        error: AFError.UnexpectedInputStreamLength(bytesExpected: 512, bytesRead: 12)),
      .readFailed),
    RealError(
      "Alamofire/Alamofire#3123", AFError.responseValidationFailed(reason: .dataFileNil),
      .downloadFailed),
    RealError(
      source, AFError.responseSerializationFailed(reason: .inputFileNil), .downloadFailed),
    RealError(
      source, AFError.responseValidationFailed(reason: .dataFileReadFailed(at: Sample.file)),
      .readFailed, hides: ["/private"]),
    RealError(
      source,
      AFError.responseSerializationFailed(reason: .inputFileReadFailed(at: Sample.file)),
      .readFailed, hides: ["/private"]),
  ]

  private static func multipart(
    _ reason: Alamofire.AFError.MultipartEncodingFailureReason, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      source, Alamofire.AFError.multipartEncodingFailed(reason: reason), meaning,
      hides: ["/private", "s3cr3t"])
  }
}
