import RecourseUI

/// An answer of a server that is no success.
struct RequestFailed: HTTPError {
  let statusCode: Int
  let retryAfter: RetryAfter?
}
