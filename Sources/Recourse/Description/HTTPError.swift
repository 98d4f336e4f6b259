/// An app's own error for an answer of a server that is no success.
///
/// Conforming is enough for words in the person's language, which say what the status means, and for
/// trying again when that can help.
///
/// ```swift
/// struct RequestFailed: HTTPError {
///   let statusCode: Int
///   let retryAfter: RetryAfter?
/// }
/// ```
public protocol HTTPError: ErrorRemedyProvider {
  /// The status of the answer, such as 404.
  var statusCode: Int { get }
}

extension HTTPError {
  /// What can help, as the status says.
  public var remedy: ErrorRemedy { RemedyTable.remedy(ofStatus: statusCode) }

  /// Whether the server has refused to begin: 429, 425, and 503 if it says when to come back.
  public var provesNothingWasDone: Bool {
    statusCode == 429 || statusCode == 425 || (statusCode == 503 && retryAfter != nil)
  }
}
