import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension RealError {
  private static let coding = "swiftlang/swift-foundation Sources/FoundationEssentials/JSON"
  private static let session = "developer.apple.com/documentation/foundation/urlerror"

  /// What Foundation itself throws: the loading system and coding.
  static let foundation: [RealError] = urlSession + codingErrors

  private static let urlSession: [RealError] = [
    url(.notConnectedToInternet, .notConnected),
    RealError(session, Sample.offline(reason: 0), .dataNotAllowed),
    RealError(session, Sample.offline(reason: 1), .wifiNeeded),
    RealError(session, Sample.offline(reason: 2), .lowDataMode),
    RealError(
      session, AppErrors.Wrapper.transport(Sample.offline(reason: 2)), .lowDataMode),
    url(.timedOut, .timedOut),
    url(.networkConnectionLost, .connectionLost),
    url(.cannotFindHost, .hostNotFound),
    url(.cannotConnectToHost, .cannotConnect),
    url(.dnsLookupFailed, .hostNotFound),
    url(.serverCertificateHasBadDate, .certificateDate),
    url(.clientCertificateRequired, .certificateNeeded),
    url(.httpTooManyRedirects, .tooManyRedirects),
    url(.badURL, .addressInvalid),
    url(.badServerResponse, .answerInvalid),
    url(.userAuthenticationRequired, .signInNeeded),
    url(.dataNotAllowed, .dataNotAllowed),
    url(.callIsActive, .duringCall),
    RealError(
      session,
      URLError(
        .cannotConnectToHost,
        userInfo: [
          NSUnderlyingErrorKey: NSError(domain: "kCFErrorDomainCFNetwork", code: -1004),
          NSLocalizedDescriptionKey: "Could not connect to the server.",
          "NSErrorFailingURLStringKey": Sample.url.absoluteString,
        ]),
      .cannotConnect, hides: ["s3cr3t", "Could not connect"]),
  ]

  private static func url(_ code: URLError.Code, _ meaning: ErrorMeaning) -> RealError {
    RealError(
      session,
      URLError(code, userInfo: ["NSErrorFailingURLStringKey": Sample.url.absoluteString]),
      meaning, hides: ["s3cr3t", "NSURLErrorDomain"])
  }

  private static let codingErrors: [RealError] = [
    RealError("ruddarr/app#257", Sample.keyNotFound, .dataIncomplete, hides: ["CodingKeys"]),
    RealError(
      "DanielEdrisian/AlexSideBar-Public#44", Sample.valueNotFound, .dataIncomplete,
      hides: ["null value"]),
    RealError(
      "dylanshine/openai-kit#21",
      DecodingError.keyNotFound(
        Sample.Key("id"), .init(codingPath: [], debugDescription: "No value for key.")),
      .dataIncomplete, hides: ["No value for key"]),
    RealError(coding, Sample.typeMismatch, .dataUnreadable, hides: ["Array<Any>"]),
    RealError(coding, Sample.dataCorrupted, .dataUnreadable, hides: ["valid JSON"]),
    RealError(
      coding,
      DecodingError.dataCorrupted(
        .init(
          codingPath: [Sample.Key("joined")],
          debugDescription: "Expected date string to be ISO8601-formatted.")),
      .dataUnreadable, hides: ["ISO8601"]),
    RealError(
      coding,
      DecodingError.dataCorrupted(
        .init(
          codingPath: [Sample.Key("state")],
          debugDescription: "Cannot initialize State from invalid String value s3cr3t")),
      .dataUnreadable, hides: ["s3cr3t"]),
    RealError(coding, Sample.invalidValue, .dataNotSaved, hides: ["infinity"]),
    RealError(
      coding,
      EncodingError.invalidValue(
        ["token": "s3cr3t"],
        .init(
          codingPath: [], debugDescription: "Top-level value did not encode any values.",
          underlyingError: Sample.cocoa(3851))),
      .dataNotSaved, hides: ["s3cr3t", "Top-level"]),
    RealError(
      coding, AppErrors.Wrapper.network(underlying: Sample.dataCorrupted), .dataUnreadable),
    RealError(
      coding, AppErrors.Batch(errors: [Sample.typeMismatch, Sample.dataCorrupted]),
      .dataUnreadable),
    RealError(
      "google-gemini/deprecated-generative-ai-swift#213",
      AppErrors.Holder(
        operation: "decoding server JSON",
        cause: DecodingError.keyNotFound(
          Sample.Key("uri"),
          .init(
            codingPath: [Sample.Key("candidates"), Sample.Key(index: 0)],
            debugDescription: "No value associated with key."))),
      .dataIncomplete, hides: ["server JSON"]),
    RealError(
      coding,
      NSError(
        domain: NSCocoaErrorDomain, code: 3840,
        userInfo: [
          NSLocalizedDescriptionKey:
            "The data couldn’t be read because it isn’t in the correct format.",
          "NSDebugDescription": "JSON text did not start with array or object.",
        ]),
      .dataUnreadable, hides: ["JSON"]),
  ]
}
