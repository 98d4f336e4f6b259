public import Foundation

/// The error of a request whose response was not a success.
///
/// `URLSession` throws no error for a status such as 404. `answer(_:for:)` of RecourseNetworking
/// throws this one, and any other client creates it from a status, header fields and a body. If the
/// body contains the server's words for a person, they are presented alone; otherwise the status
/// explains the failure. Logs never contain the server's words.
///
/// ```swift
/// if let error = HTTPResponseError(status: 409, headerFields: fields, body: data) { throw error }
/// ```
public struct HTTPResponseError: HTTPStatusProvider, FieldErrorProvider {
  /// The status of the response; if the body has a more specific code of GraphQL or OAuth, the
  /// status that the code stands for.
  public let statusCode: Int
  /// The delay that the server requests before the next attempt; nil if there is no request.
  public let retryAfter: RetryAfter?
  /// The server's identifier of the request, for finding the request in the server's log; nil if
  /// the response has none.
  public let requestID: String?
  /// The server's explanation; nil if the body has none.
  public let problem: ProblemDetails?
  private var fields: [String: FieldError.Path] = [:]

  /// Creates the error of a response; nil if the response is a success.
  ///
  /// A body explains the failure as problem details (RFC 9457), as the errors of GraphQL, or with
  /// the members that are common: `error`, `message`, `detail`. A GraphQL response without data is
  /// a failure even if its status is 200.
  ///
  /// - Parameters:
  ///   - status: The status of the response.
  ///   - headerFields: The header fields; their names are compared without regard to case. The
  ///     default is none.
  ///   - body: The body. More than 64 KiB are ignored, and so is text that isn't JSON. The default
  ///     is empty.
  public init?(status: Int, headerFields: [String: String] = [:], body: Data = Data()) {
    let isSuccess = 200..<300 ~= status
    let body = ResponseBody(body)
    guard !isSuccess || body?.graphQLStatus != nil else { return nil }
    let fields = Dictionary(
      headerFields.map { ($0.lowercased(), $1) }, uniquingKeysWith: { first, _ in first })
    statusCode = isSuccess || status == 400 ? body?.impliedStatus ?? status : status
    retryAfter = fields["retry-after"].flatMap(RetryAfter.init)
    requestID = Self.requestIDs.lazy.compactMap { fields[$0] }.first
      .flatMap { PlainText.label($0) }
    problem = body?.problem(status: statusCode)
  }

  /// The header fields that commonly identify a request, in lowercase.
  private static let requestIDs = [
    "x-request-id", "request-id", "x-correlation-id", "x-amzn-requestid", "x-trace-id", "cf-ray",
  ]

  /// Returns the same error, which names the fields of a form whose values the server rejected.
  ///
  /// - Parameter fields: The fields by the names or the JSON pointers that the server uses:
  ///   "email" or "#/email".
  /// - Returns: The error. Its messages for these fields appear at the fields.
  public func naming<Root>(_ fields: [String: PartialKeyPath<Root>]) -> HTTPResponseError {
    var error = self
    for (name, field) in fields {
      error.fields[ProblemDetails.FieldProblem.name(of: name)] = FieldError.Path(field)
    }
    return error
  }

  /// The problems of the named fields.
  public var fieldErrors: [FieldError] {
    (problem?.errors ?? []).compactMap { problem in
      fields[problem.name].map { FieldError($0, problem.detail) }
    }
  }
}

extension HTTPResponseError: LocalizedError {
  /// The server's title, if the body has a title and a detail for a person; nil otherwise.
  public var errorDescription: String? { problem?.words.title }

  /// The server's explanation for a person; nil if the body has none.
  public var failureReason: String? { problem?.words.message }
}

extension HTTPResponseError: PublicDetailsProvider {
  /// The status, and the server's identifier of the request.
  public var publicDetails: [String: String] {
    ["status": "\(statusCode)", "request": requestID].compactMapValues(\.self)
  }
}

extension HTTPResponseError: SafelyDescribed {
  /// The status and the identifier of the request, without the server's words.
  package var safeText: String {
    "HTTPResponseError \(statusCode)" + (requestID.map { " of request \($0)" } ?? "")
  }
}
