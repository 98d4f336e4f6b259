import Foundation
import Recourse

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Apollo iOS 2.
///
/// `GraphQLError` carries what the server says; its properties are computed.
///
/// Read: apollographql/apollo-ios, Sources/Apollo/GraphQLError.swift,
/// GraphQLHTTPRequestError.swift, RequestChain/Interceptors/ResponseCodeInterceptor.swift,
/// MaxRetryInterceptor.swift, ResponseParsing/JSONResponseParser.swift,
/// Execution/GraphQLExecutor.swift.
enum Apollo {
  typealias JSONValue = any Sendable & Hashable
  typealias JSONObject = [String: JSONValue]

  struct GraphQLError: LocalizedError, CustomStringConvertible {
    private let object: JSONObject

    init(_ object: JSONObject) { self.object = object }

    var message: String? { object["message"] as? String }
    var description: String { message ?? "GraphQL Error" }
    var errorDescription: String? { description }
  }

  enum GraphQLHTTPRequestError: LocalizedError, Hashable {
    case serializedBodyMessageError
    case serializedQueryParamsMessageError

    var errorDescription: String? {
      switch self {
      case .serializedBodyMessageError: "JSONSerialization failed for the request's body"
      case .serializedQueryParamsMessageError: "The variables can't be query parameters."
      }
    }
  }

  struct ResponseCodeInterceptor {
    struct ResponseCodeError: LocalizedError {
      let response: HTTPURLResponse
      let chunk: Data
      var errorDescription: String? { "The server answered with a \(response.statusCode) error." }
    }
  }

  struct MaxRetryInterceptor {
    struct MaxRetriesError: LocalizedError {
      let count: Int
      let operationName: String
      var errorDescription: String? { "\(count) retries of \"\(operationName)\" didn't succeed." }
    }
  }

  enum JSONResponseParsingError: LocalizedError {
    case couldNotParseToJSON(data: Data)
    case missingMultipartBoundary
    case invalidMultipartProtocol

    var errorDescription: String? {
      switch self {
      case .couldNotParseToJSON(let data):
        "Data that is no JSON was received: \(String(decoding: data, as: UTF8.self))"
      case .missingMultipartBoundary: "The multipart response has no boundary."
      case .invalidMultipartProtocol: "The multipart protocol is unknown."
      }
    }
  }

  struct GraphQLExecutionError: LocalizedError {
    let path: [String]
    let underlying: any Error
    var errorDescription: String? { "Error at path \"\(path)\": \(underlying)" }
  }
}

/// Read: apollographql/apollo-ios, Sources/ApolloAPI/JSONDecodingError.swift.
enum ApolloAPI {
  enum JSONDecodingError: LocalizedError {
    case missingValue
    case nullValue
    case wrongType
    case couldNotConvert(value: Apollo.JSONValue, to: Any.Type)

    var errorDescription: String? {
      switch self {
      case .missingValue: "A value is missing"
      case .nullValue: "A value is null"
      case .wrongType: "A value has the wrong type"
      case .couldNotConvert(let value, let type): "Couldn't convert \"\(value)\" to \(type)"
      }
    }
  }
}

extension RealError {
  private static let source = "apollographql/apollo-ios Sources/Apollo"

  static let apollo: [RealError] = [
    status("apollographql/apollo-ios#756", 401, .signInNeeded),
    status("apollographql/apollo-ios#3551", 403, .notAllowed),
    status(source, 404, .notFound),
    status(source, 500, .serverFailed),
    status(source, 503, .serviceUnavailable),
    RealError(
      "apollographql/apollo-ios#3551",
      Apollo.GraphQLError([
        "message": "not authorized for field customer", "path": ["customer"],
        "extensions": ["code": "FORBIDDEN"],
      ]),
      .notAllowed, hides: ["field customer"]),
    RealError(
      "apollographql/apollo-ios#627",
      Apollo.GraphQLError([
        "message": "jwt expired", "extensions": ["code": "UNAUTHENTICATED"],
      ]),
      .signInNeeded, hides: ["jwt"]),
    RealError(
      source,
      Apollo.GraphQLError([
        "message": "Cannot read properties of undefined (reading 'id')",
        "extensions": ["code": "INTERNAL_SERVER_ERROR"],
      ]),
      .serverFailed, hides: ["undefined"]),
    RealError(
      source,
      Apollo.GraphQLError([
        "message": "Cannot query field \"nme\" on type \"Customer\".",
        "extensions": ["code": "GRAPHQL_VALIDATION_FAILED"],
      ]),
      .appMistake, hides: ["nme"]),
    RealError(
      source, Apollo.GraphQLError(["message": "The voucher has expired.", "path": ["checkout"]]),
      .own("The voucher has expired.")),
    RealError(
      "apollographql/apollo-ios#2854",
      Apollo.JSONResponseParsingError.couldNotParseToJSON(data: Data(Sample.html.utf8)),
      .answerInvalid, hides: ["DOCTYPE", "JSON"]),
    RealError(
      source,
      Apollo.GraphQLExecutionError(
        path: ["customer", "orders", "0"], underlying: ApolloAPI.JSONDecodingError.missingValue),
      .dataIncomplete, hides: ["path"]),
    RealError(
      source,
      Apollo.GraphQLExecutionError(
        path: ["customer", "iban"],
        underlying: ApolloAPI.JSONDecodingError.couldNotConvert(
          value: "DE02120300000000202051", to: Int.self)),
      .dataUnreadable, hides: ["DE02"]),
    RealError(
      source, Apollo.GraphQLHTTPRequestError.serializedBodyMessageError, .appMistake,
      hides: ["JSONSerialization"]),
    RealError(
      source, Apollo.MaxRetryInterceptor.MaxRetriesError(count: 3, operationName: "Checkout"),
      .general, hides: ["\"Checkout\"", "retries"]),
  ]

  private static func status(_ source: String, _ code: Int, _ meaning: ErrorMeaning) -> RealError {
    RealError(
      source,
      Apollo.ResponseCodeInterceptor.ResponseCodeError(
        response: Sample.response(code),
        chunk: Data("{\"errors\":[{\"message\":\"not authorized for field customer\"}]}".utf8)),
      meaning, hides: ["\(code)", "customer"])
  }
}
