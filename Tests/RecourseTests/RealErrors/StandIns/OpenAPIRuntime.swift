import Foundation
import Recourse

/// Read: apple/swift-http-types, Sources/HTTPTypes/HTTPResponse.swift.
enum HTTPTypes {
  struct HTTPRequest: Hashable, Sendable {
    var path: String
  }

  struct HTTPResponse: Hashable, Sendable {
    struct Status: Hashable, Sendable {
      let code: Int
      let reasonPhrase: String
    }

    var status: Status
  }
}

/// Swift OpenAPI Runtime 1.
///
/// The description of an error contains its underlying error.
///
/// Read: apple/swift-openapi-runtime, Sources/OpenAPIRuntime/Errors/ClientError.swift,
/// ServerError.swift, RuntimeError.swift, Conversion/ErrorExtensions.swift,
/// Interface/UniversalClient.swift.
enum OpenAPIRuntime {
  struct ClientError: Error, LocalizedError, CustomStringConvertible {
    var operationID: String
    var operationInput: any Sendable
    var request: HTTPTypes.HTTPRequest?
    var requestBody: String?
    var baseURL: URL?
    var response: HTTPTypes.HTTPResponse?
    var responseBody: String?
    var causeDescription: String
    var underlyingError: any Error

    var description: String {
      "Client error - \(causeDescription), \(underlyingError), input: \(operationInput)"
    }

    var errorDescription: String? {
      "The operation \"\(operationID)\" failed by \"\(causeDescription)\": \(underlyingError)."
    }
  }

  struct ServerError: Error, LocalizedError, CustomStringConvertible {
    var operationID: String
    var request: HTTPTypes.HTTPRequest
    var requestBody: String?
    var requestMetadata: [String: String]
    var operationInput: (any Sendable)?
    var operationOutput: (any Sendable)?
    var causeDescription: String
    var underlyingError: any Error
    var httpStatus: HTTPTypes.HTTPResponse.Status
    var httpHeaderFields: [String: String]
    var httpBody: String?

    var description: String { "Server error - \(causeDescription), \(underlyingError)" }

    var errorDescription: String? {
      "Handling \"\(operationID)\" failed by \"\(causeDescription)\": \(underlyingError)."
    }
  }

  enum RuntimeError: Error, CustomStringConvertible, LocalizedError {
    case invalidServerURL(String)
    case invalidServerVariableValue(name: String, value: String, allowedValues: [String])
    case invalidExpectedContentType(String)
    case invalidHeaderFieldName(String)
    case invalidBase64String(String)
    case failedToDecodeStringConvertibleValue(type: String)
    case missingCoderForCustomContentType(contentType: String)
    case missingRequiredHeaderField(String)
    case unexpectedContentTypeHeader(expected: String, received: String)
    case missingRequiredPathParameter(String)
    case pathUnset
    case missingRequiredQueryParameter(String)
    case missingRequiredRequestBody
    case missingRequiredResponseBody
    case failedToParseRequest(DecodingError)
    case transportFailed(any Error)
    case middlewareFailed(middlewareType: Any.Type, any Error)
    case handlerFailed(any Error)
    case unexpectedResponseStatus(expectedStatus: String, response: any Sendable)
    case unexpectedResponseBody(expectedContent: String, body: any Sendable)

    var description: String {
      switch self {
      case .transportFailed: "The transport threw an error."
      case .middlewareFailed(let type, _): "The middleware '\(type)' threw an error."
      case .unexpectedContentTypeHeader(let expected, let received):
        "The content type is \(received), not \(expected)"
      default: "The OpenAPI runtime failed."
      }
    }

    var errorDescription: String? { description }
  }

  struct MultiError: Swift.Error, LocalizedError, CustomStringConvertible {
    var errors: [any Error]

    var description: String { "MultiError (with \(errors.count) errors): \(errors)" }
    var errorDescription: String? { "Several errors, the first is: \(errors.first as Any)." }
  }
}

extension RealError {
  private typealias Runtime = OpenAPIRuntime.RuntimeError

  private static let source = "apple/swift-openapi-runtime Sources/OpenAPIRuntime/Errors"

  static let openAPI: [RealError] = [
    client("apple/swift-openapi-generator#430", URLError(.cancelled), .cancelled, cancelled: true),
    client(
      "apple/swift-openapi-generator#757", CancellationError(), .cancelled, cancelled: true),
    client(
      source, Runtime.middlewareFailed(middlewareType: Int.self, CancellationError()), .cancelled,
      cancelled: true),
    client("apple/swift-openapi-generator#302", URLError(.notConnectedToInternet), .notConnected),
    client(source, URLError(.timedOut), .timedOut),
    client(source, URLError(.serverCertificateUntrusted), .notSecure),
    client(source, Sample.keyNotFound, .dataIncomplete),
    client(source, Sample.dataCorrupted, .dataUnreadable),
    client(source, severalSchemas, .dataIncomplete),
    client(
      source,
      Runtime.unexpectedContentTypeHeader(expected: "application/json", received: "text/html"),
      .answerInvalid),
    client(
      source,
      Runtime.unexpectedResponseBody(expectedContent: "application/json", body: Sample.html),
      .answerInvalid),
    client(source, Runtime.missingRequiredHeaderField("ETag"), .answerInvalid),
    client(source, Runtime.invalidServerURL("https://exa mple"), .addressInvalid),
    client(source, NIOCore.IOError(errnoCode: ECONNREFUSED, reason: "c"), .connectionRefused),
    RealError(source, Runtime.transportFailed(URLError(.cannotFindHost)), .hostNotFound),
    RealError(
      source, OpenAPIRuntime.MultiError(errors: [Sample.typeMismatch, Sample.typeMismatch]),
      .dataUnreadable, hides: ["MultiError", "Array<Any>"]),
    RealError(
      source,
      OpenAPIRuntime.ServerError(
        operationID: "createNote", request: .init(path: "/notes"), requestMetadata: [:],
        causeDescription: "The handler threw an error.", underlyingError: CancellationError(),
        httpStatus: .init(code: 500, reasonPhrase: "Internal Server Error"),
        httpHeaderFields: [:]),
      .cancelled, cancelled: true),
  ]

  private static let severalSchemas = DecodingError.valueNotFound(
    [String: Int].self,
    DecodingError.Context(
      codingPath: [Sample.Key("pet")],
      debugDescription: "The oneOf structure did not decode into any child schema.",
      underlyingError: OpenAPIRuntime.MultiError(errors: [
        Sample.keyNotFound, Sample.valueNotFound,
      ])))

  private static func client(
    _ source: String, _ error: any Error, _ meaning: ErrorMeaning, cancelled: Bool = false
  ) -> RealError {
    RealError(
      source,
      OpenAPIRuntime.ClientError(
        operationID: "createNote", operationInput: ["password": "s3cr3t"],
        request: .init(path: "/notes"), requestBody: "{\"password\":\"s3cr3t\"}",
        baseURL: Sample.url, causeDescription: "The transport threw an error.",
        underlyingError: error),
      meaning, cancelled: cancelled, hides: ["createNote", "s3cr3t", "CodingKeys", "text/html"])
  }
}
