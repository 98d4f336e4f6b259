import Foundation
import Recourse

/// Read: smithy-lang/smithy-swift, Sources/SmithyHTTPAPI/HTTPResponse.swift, HTTPStatusCode.swift.
enum SmithyHTTPAPI {
  enum HTTPStatusCode: Int, Equatable, Sendable {
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case serviceUnavailable = 503
  }

  final class HTTPResponse: Sendable {
    private let lock = NSRecursiveLock()
    private let _headers: [String: String]
    private let _body: Data
    private let _statusCode: HTTPStatusCode
    let reason: String?

    init(_ statusCode: HTTPStatusCode) {
      _headers = ["x-amzn-requestid": "s3cr3t"]
      _body = Data()
      _statusCode = statusCode
      reason = nil
    }
  }
}

/// What the AWS SDK throws for an answer that it has no type for.
///
/// Read: smithy-lang/smithy-swift, ClientRuntime/Networking/Http/UnknownHttpServiceError.swift.
enum ClientRuntime {
  struct UnknownHTTPServiceError: Error {
    var typeName: String?
    var message: String?
    var httpResponse: SmithyHTTPAPI.HTTPResponse
  }
}

/// The types that are generated for each service have a name and no words.
///
/// Read: smithy-lang/smithy-swift, smithy-swift-codegen, StructureGenerator.kt.
enum AWSCognitoIdentityProvider {
  struct Properties: Sendable {
    var message: String?
  }

  struct NotAuthorizedException: Error {
    var properties: Properties
    var httpResponse = SmithyHTTPAPI.HTTPResponse(.badRequest)
    var message: String?
    var requestID: String? = "s3cr3t"
  }

  struct CodeMismatchException: Error {
    var properties: Properties
    var httpResponse = SmithyHTTPAPI.HTTPResponse(.badRequest)
    var message: String?
    var requestID: String? = "s3cr3t"
  }

  struct UsernameExistsException: Error {
    var properties: Properties
    var httpResponse = SmithyHTTPAPI.HTTPResponse(.badRequest)
    var message: String?
    var requestID: String? = "s3cr3t"
  }

  struct TooManyRequestsException: Error {
    var properties: Properties
    var httpResponse = SmithyHTTPAPI.HTTPResponse(.badRequest)
    var message: String?
    var requestID: String? = "s3cr3t"
  }
}

extension RealError {
  private typealias Cognito = AWSCognitoIdentityProvider

  private static let generated = "smithy-lang/smithy-swift StructureGenerator.kt"

  static let awsSDK: [RealError] = [
    RealError(
      generated,
      Cognito.NotAuthorizedException(properties: .init(message: "Incorrect username or password.")),
      .signInFailed, hides: ["s3cr3t"]),
    RealError(
      generated,
      Cognito.CodeMismatchException(properties: .init(message: "Invalid code provided.")),
      .codeInvalid, hides: ["s3cr3t"]),
    RealError(
      generated, Cognito.UsernameExistsException(properties: .init(message: "User exists")),
      .accountExists, hides: ["s3cr3t"]),
    RealError(
      generated, Cognito.TooManyRequestsException(properties: .init(message: "Rate exceeded")),
      .tooManyRequests, hides: ["s3cr3t"]),
    unknown(.forbidden, "AccessDenied", .notAllowed),
    unknown(.notFound, "NoSuchBucket", .notFound),
    unknown(.serviceUnavailable, "SlowDown", .tooManyRequests),
  ]

  private static func unknown(
    _ status: SmithyHTTPAPI.HTTPStatusCode, _ type: String, _ meaning: ErrorMeaning
  ) -> RealError {
    RealError(
      "smithy-lang/smithy-swift UnknownHttpServiceError.swift",
      ClientRuntime.UnknownHTTPServiceError(
        typeName: type, message: "arn:aws:iam::123456789012:user/alice",
        httpResponse: SmithyHTTPAPI.HTTPResponse(status)),
      meaning, hides: ["arn:aws", type, "s3cr3t"])
  }
}
