/// An app's own error for an answer of a server that is no success.
///
/// Conforming is enough for words in the person's language: what the status means, and when to try
/// again if the server said so.
///
/// ```swift
/// struct RequestFailed: HTTPError {
///   let statusCode: Int
///   let retryAfter: RetryAfter?
/// }
/// ```
public protocol HTTPError: Error {
  /// The status of the answer, such as 404.
  var statusCode: Int { get }
  /// When the server wants to be asked again. The default is nil: it didn't say.
  var retryAfter: RetryAfter? { get }
}

extension HTTPError {
  /// When the server wants to be asked again: it didn't say.
  public var retryAfter: RetryAfter? { nil }
}
