/// An error that an app throws for an unsuccessful HTTP response.
///
/// A conforming type gets a localized description of the status, and is retried for the statuses
/// where a retry can help.
///
/// ```swift
/// struct RequestFailed: HTTPStatusProvider {
///   let statusCode: Int
///   let retryAfter: RetryAfter?
/// }
/// ```
public protocol HTTPStatusProvider: ErrorRemedyProvider {
  /// The status code of the response, such as 404.
  var statusCode: Int { get }
}

extension HTTPStatusProvider {
  /// The remedy, derived from the status.
  public var remedy: ErrorRemedy {
    CatalogFacts(CodeTable.row(ofStatus: statusCode), .forPeople).remedy
  }

  /// Whether the server refused the request unprocessed: 429, 425, and 503 with a `Retry-After`
  /// value.
  public var isUnprocessed: Bool {
    statusCode == 429 || statusCode == 425 || (statusCode == 503 && retryAfter != nil)
  }
}
